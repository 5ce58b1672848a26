import { BlockList, isIP } from 'node:net'
import { ownValue } from '#contract/record.ts'
import { fill } from '#domain/text/fill.ts'
import words from '#server/messages/settings.json' with { type: 'json' }
import { WrongSetting } from './variables.ts'

/** True when the machine at `address`, `hop` hops away (0: the direct peer), may name the client it forwards for. */
export type Trust = (address: string, hop: number) => boolean

const NETWORKS: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  // Includes the shared address space of carriers and clouds (RFC 6598).
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10', 'fc00::/7'],
}

/** Shortest allowed prefix lengths: wider networks would include strangers. */
const WIDEST = { ipv4: 8, ipv6: 7 } as const
const MOST_HOPS = 9

/**
 * Reads `TRUST_PROXY`; trusts nobody when it is empty. A number of hops applies to peers in private networks only: a
 * stranger who reaches the port directly must not be able to forge a proxy's headers.
 */
export function readTrustProxy(text: string | undefined): Trust {
  if (!text || text === '0' || text === 'false') return () => false
  const hops = Number(text)
  if (Number.isInteger(hops) && hops > 0 && hops <= MOST_HOPS) {
    const near = listOf(Object.values(NETWORKS).flat())
    return (address, hop) => hop < hops && holds(near, address)
  }
  const trusted = listOf(text.split(',').flatMap((part) => networksOf(part.trim())))
  return (address) => holds(trusted, address)
}

/** True for an address of this machine. */
export const isLoopback = (address: string): boolean => holds(LOOPBACK, address)

function networksOf(part: string): readonly string[] {
  const named = ownValue(NETWORKS, part)
  if (named) return named
  const [address = '', bits] = part.split('/')
  const family = isIP(address)
  const widest = family === 6 ? WIDEST.ipv6 : WIDEST.ipv4
  const whole = family === 6 ? 128 : 32
  const size = bits === undefined ? whole : /^\d{1,3}$/.test(bits) ? Number(bits) : -1
  if (family !== 0 && size >= widest && size <= whole) return [part]
  throw new WrongSetting(fill(words.trustProxy, { most: MOST_HOPS, part }))
}

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}

const LOOPBACK = listOf(NETWORKS.loopback ?? [])

/** True when the list contains the address; an IPv4-mapped IPv6 address counts as IPv4. */
function holds(list: BlockList, text: string): boolean {
  const address = text.replace(/^::ffff:(?=\d+\.)/i, '')
  const family = isIP(address)
  return family !== 0 && list.check(address, family === 6 ? 'ipv6' : 'ipv4')
}
