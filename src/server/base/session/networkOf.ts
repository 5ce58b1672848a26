import { isIPv6 } from 'node:net'

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
const GROUPS = 8

/** Key of a client network: the IPv4 address, or the first 64 bits of IPv6, which belong to one subscriber. */
export function networkOf(ip: string): string {
  const [, mapped] = MAPPED.exec(ip) ?? []
  if (mapped) return mapped
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::')
  const groups = (text: string) => text.split(':').filter(Boolean)
  const gap = tail === undefined ? 0 : GROUPS - groups(head).length - groups(tail).length
  const all = [...groups(head), ...Array<string>(Math.max(gap, 0)).fill('0'), ...groups(tail ?? '')]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
