import { describe, expect, test } from 'vitest'
import { deviceOf } from '#domain/deviceOf.ts'
import { isWebAddress } from '#runtime/core/boot/isWebAddress.ts'
import { formatAddress, parseAddress } from '#runtime/core/boot/parseAddress.ts'
import { safeRedirect } from '#runtime/core/boot/safeRedirect.ts'

describe('safeRedirect lets paths of this site through, and nothing else', () => {
  test.each([
    ['/user/home', '/user/home'],
    ['/module?id=1&step=write#x', '/module?id=1&step=write#x'],
    ['', '/'],
    ['user/home', '/'],
    ['https://evil.example/', '/'],
    ['//evil.example/', '/'],
    ['/\\evil.example/', '/'],
    ['/\t/evil.example/', '/'],
    ['javascript:alert(1)', '/'],
    ['/../../x', '/x'],
  ])('%j → %s', (target, path) => expect(safeRedirect(target)).toBe(path))
})

describe('deviceOf', () => {
  const iPhone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
  const android =
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36'
  const tablet =
    'Mozilla/5.0 (Linux; Android 14; SM-X700) AppleWebKit/537.36 Chrome/120 Safari/537.36'
  const iPad = 'Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
  const desktop =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/120 Safari/537.36'
  test.each([
    [iPhone, null, 'mobile'],
    [android, null, 'mobile'],
    [tablet, null, 'pc'],
    [iPad, null, 'pc'],
    [desktop, null, 'pc'],
    [desktop, 'mobile', 'mobile'],
    [iPhone, 'pc', 'pc'],
    [iPhone, 'watch', 'mobile'],
  ])('%s with the override %s → %s', (userAgent, override, device) =>
    expect(deviceOf(userAgent, override)).toBe(device),
  )
})

test.each([
  ['https://example.org/x', true],
  ['http://example.org', true],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['/path', false],
])('isWebAddress(%s) is %s', (text, is) => expect(isWebAddress(text)).toBe(is))

test('an address survives its text, Chinese and all', () => {
  const address = { path: '/会员/名录', query: { 关键词: '张 三&李=四' } }
  expect(parseAddress(formatAddress(address))).toEqual(address)
})
