import { expect, test } from 'vitest'
import { createTokenStore } from '#client/token.ts'

/** Keeps the last text written, as a browser's jar receives it. */
function jarWith(...cookies: [string, ...string[]]) {
  const written: string[] = []
  return {
    written,
    /** Each reading sees the next of the texts, as another tab writes them; the last one stays. */
    get cookie() {
      return (cookies.length > 1 ? cookies.shift() : cookies[0]) ?? ''
    },
    set cookie(text: string) {
      written.push(text)
    },
  }
}

test.each([
  [false, 'userToken=abc_DEF-1; Path=/; SameSite=Lax'],
  [true, 'userToken=abc_DEF-1; Path=/; SameSite=Lax; Secure'],
])('a token is kept for this site alone (https %s)', (secure, expected) => {
  const jar = jarWith('')
  createTokenStore(jar, { secure }).set('abc_DEF-1')
  expect(jar.written).toEqual([expected])
})

test('a token is kept no longer than it is good', () => {
  const jar = jarWith('')
  createTokenStore(jar, { secure: false }).set('abc', '2026-11-20T08:00:00.000Z')
  expect(jar.written[0]).toContain('; Expires=Fri, 20 Nov 2026 08:00:00 GMT')
})

test('logging out removes it at once', () => {
  const jar = jarWith('userToken=abc')
  createTokenStore(jar, { secure: false }).clear()
  expect(jar.written[0]).toMatch(/^userToken=; .*Max-Age=0$/)
})

test('another tab’s login or logout changes nothing for this one', () => {
  const token = createTokenStore(jarWith('userToken=mine', 'userToken=others', ''), {
    secure: false,
  })
  expect([token.get(), token.get(), token.get()]).toEqual(['mine', 'mine', 'mine'])
})

test('what another tab stored is known; its own login and a logout are none', () => {
  const ofOther = (...cookies: [string, ...string[]]) =>
    createTokenStore(jarWith(...cookies), { secure: false }).ofOtherTab()
  expect(ofOther('userToken=mine', 'userToken=others')).toBe('others')
  expect(ofOther('userToken=mine')).toBeUndefined()
  expect(ofOther('userToken=mine', '')).toBeUndefined()
})

test('logging out here leaves another tab’s login alone', () => {
  const jar = jarWith('userToken=mine', 'userToken=others')
  const token = createTokenStore(jar, { secure: false })
  token.clear()
  expect(jar.written).toEqual([])
  expect(token.get()).toBeUndefined()
})

test.each([
  ['among others', 'a=1; userToken=abc-1; b=2', 'abc-1'],
  ['not when only a longer name ends so', 'xuserToken=abc', undefined],
  ['not when it is empty', 'userToken=', undefined],
  ['not when it cannot be a token', 'userToken=%E0%A4%A', undefined],
  ['not in an empty jar', '', undefined],
])('it is found %s', (_, cookie, expected) => {
  expect(createTokenStore(jarWith(cookie), { secure: false }).get()).toBe(expected)
})
