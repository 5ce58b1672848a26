import { expect, test } from 'vitest'
import { isInAppBrowser } from '#runtime/core/boot/isInAppBrowser.ts'
import { readLandingParams } from '#runtime/core/boot/readLandingParams.ts'

test.each([
  ['?userToken=abc', { ticket: 'abc' }, ''],
  ['?id=1&userToken=abc&redirect=%2Fnotice', { ticket: 'abc' }, '?id=1&redirect=%2Fnotice'],
  ['?userToken=abc&userToken=def', { ticket: 'abc' }, ''],
  ['?userToken=', { ticket: '' }, ''],
  ['?id=1&code=c1&state=s1', { code: 'c1', state: 's1' }, '?id=1'],
  ['?openId=o1&state=s1', { openId: 'o1', state: 's1' }, ''],
  ['?form=a&state=filled', {}, '?form=a&state=filled'],
  [`?id=1&state=${'0f'.repeat(16)}`, { state: '0f'.repeat(16) }, '?id=1'],
  ['?openId=o1', { openId: 'o1' }, ''],
])('%s brings what is this browser’s alone, and keeps the rest', (search, params, rest) => {
  expect(readLandingParams(search)).toEqual({ params, rest })
})

test.each(['', '?id=1', '?code=ABC', '?keyword=%E5%BC%A0&b=a+b'])(
  '%s is left as it is, to the letter',
  (search) => expect(readLandingParams(search)).toEqual({ params: {}, rest: search }),
)

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148 MicroMessenger/8.0.50',
    true,
  ],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 7) Chrome/125.0 Mobile Safari/537.36', false],
])('%s is the app’s browser: %s', (agent, expected) => {
  expect(isInAppBrowser(agent)).toBe(expected)
})
