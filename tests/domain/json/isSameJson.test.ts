import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalJson } from '#domain/json/canonicalJson.ts'
import { isSameJson } from '#domain/json/isSameJson.ts'

test.each([
  ['order of members', { a: 1, b: 2 }, { b: 2, a: 1 }, true],
  ['a member that is undefined', { a: 1, b: undefined }, { a: 1 }, true],
  ['undefined on the other side', { a: 1 }, { a: 1, b: undefined }, true],
  ['a member that is null', { a: null }, {}, false],
  ['nothing and null', undefined, null, false],
  ['order of entries', [1, 2], [2, 1], false],
  ['a list and an object', [], {}, false],
  ['a number and its text', 1, '1', false],
  ['inherited names', { toString: 1 }, {}, false],
])('%s', (_what, left, right, same) => {
  expect(isSameJson(left, right)).toBe(same)
  expect(isSameJson(right, left)).toBe(same)
})

const small = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 2 },
    fc.constantFrom(null, true, 0, -0, 1, '', 'a', '1'),
    fc.array(tie('value'), { maxLength: 2 }),
    fc.dictionary(fc.constantFrom('a', 'b'), fc.oneof(tie('value'), fc.constant(undefined))),
  ),
})).value

test('values are the same where their canonical texts are', () => {
  fc.assert(
    fc.property(small, small, (left, right) => {
      expect(isSameJson(left, right)).toBe(canonicalJson(left) === canonicalJson(right))
      expect(isSameJson(left, structuredClone(left))).toBe(true)
    }),
  )
})
