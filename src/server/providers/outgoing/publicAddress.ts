import { BlockList, isIP } from 'node:net'

/** Networks of no public machine: IANA's registries of special purpose, and multicast. */
const SPECIAL: Readonly<Record<'ipv4' | 'ipv6', readonly string[]>> = {
  ipv4: [
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.0.0.0/24',
    '192.0.2.0/24',
    '192.88.99.0/24',
    '192.168.0.0/16',
    '198.18.0.0/15',
    '198.51.100.0/24',
    '203.0.113.0/24',
    '224.0.0.0/3',
  ],
  // Within 2000::/3: networks that embed an arbitrary IPv4 address, and those for examples.
  ipv6: ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'],
}

const special = new BlockList()
for (const family of ['ipv4', 'ipv6'] as const)
  for (const network of SPECIAL[family]) {
    const [address = '', prefix] = network.split('/')
    special.addSubnet(address, Number(prefix), family)
  }

const GLOBAL = new BlockList()
GLOBAL.addSubnet('2000::', 3, 'ipv6')

/**
 * True for the IP address of a machine on the public internet; false for private, loopback and link-local networks, and
 * for anything else.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !special.check(address, 'ipv4')
  return family === 6 && GLOBAL.check(address, 'ipv6') && !special.check(address, 'ipv6')
}
