import { expect, test } from 'vitest'
import { nearest, suggest } from '#domain/text/suggest.ts'

test.each([
  ['notcies', 'notices'],
  ['notice', 'notices'],
  ['Notices', 'notices'],
  ['notices2', 'notices'],
  ['recrods', 'records'],
  ['entirely', undefined],
  ['', undefined],
  ['ab', undefined],
])('of notices and records, %s means %s', (name, meant) => {
  expect(nearest(name, ['notices', 'records'])).toBe(meant)
})

test('without a near name few choices are listed, many are not', () => {
  expect(suggest('zzz', ['a1', 'b1'])).toBe('可以写：a1、b1。')
  expect(
    suggest(
      'zzz',
      Array.from({ length: 13 }, (_, index) => `name${index}`),
    ),
  ).toBeUndefined()
  expect(suggest('zzz', [])).toBeUndefined()
})
