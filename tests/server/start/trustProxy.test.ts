import { expect, test } from 'vitest'
import { readTrustProxy } from '#server/settings/trustProxy.ts'

test.each<[string | undefined, string, number, boolean]>([
  [undefined, '127.0.0.1', 0, false],
  ['0', '127.0.0.1', 0, false],
  ['1', '127.0.0.1', 0, true],
  ['1', '::ffff:172.17.0.1', 0, true],
  ['1', '127.0.0.1', 1, false],
  ['2', '10.0.0.7', 1, true],
  ['2', '10.0.0.7', 2, false],
  // Whoever reaches the port from outside is no proxy, however many hops are believed.
  ['1', '203.0.113.9', 0, false],
  ['2', '203.0.113.9', 1, false],
  ['loopback', '::1', 0, true],
  ['loopback', '10.0.0.1', 0, false],
  ['uniquelocal', '192.168.3.4', 5, true],
  ['203.0.113.9', '203.0.113.9', 0, true],
  ['203.0.113.9', '203.0.113.10', 0, false],
  ['203.0.113.0/24, 2001:db8::/32', '203.0.113.200', 3, true],
  ['203.0.113.0/24, 2001:db8::/32', '2001:db8::7', 3, true],
  ['203.0.113.9', 'not an address', 0, false],
])('TRUST_PROXY=%s believes %s at hop %i: %s', (text, address, hop, believed) => {
  expect(readTrustProxy(text)(address, hop)).toBe(believed)
})

test.each([
  'true',
  '*',
  '0.0.0.0/0',
  '::/0',
  '0.0.0.0/1,128.0.0.0/1',
  '10',
  '-1',
  '1.5',
  'nginx',
  '10.0.0.0/',
  '10.0.0.0/33',
])('TRUST_PROXY=%s is refused with a sentence: everybody is no proxy', (text) => {
  expect(() => readTrustProxy(text)).toThrow('不能信任所有来源')
})
