import { expect, test } from 'vitest'
import { hasManyParts } from '#server/base/shared/hasManyParts.ts'

const list = (item: string, count: number) =>
  `[${Array.from({ length: count }, () => item).join()}]`
const MOST = 40_000

test.each([
  ['a short text', list('0', 100), false],
  ['as many values as are read', list('0', MOST), false],
  ['more of them', list('0', MOST + 2), true],
  ['lists in a list', list('[]', MOST), true],
  ['nothing but openings', '['.repeat(MOST * 2), true],
  ['members of an object', `{${'"a":1,'.repeat(MOST)}"a":1}`, true],
  ['commas of a string', `{"a":"${',[{'.repeat(MOST)}"}`, false],
  ['quotes in a string', `{"a":"${'\\",'.repeat(MOST)}"}`, false],
  ['a string that ends in a backslash', `["${'\\\\'.repeat(MOST)}",${'0,'.repeat(MOST)}0]`, true],
  ['a string without an end', `["${','.repeat(MOST * 3)}`, false],
])('%s', (_what, text, many) => {
  expect(hasManyParts(text)).toBe(many)
})
