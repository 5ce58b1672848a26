import { expect, test } from 'vitest'
import { nextError } from '#runtime/react/form/summary/nextError.ts'

const ORDER = ['a', 'works', 'b', 'c']

test.each([
  ['nobody is anywhere', ['a', 'b'], undefined, 'a'],
  ['at an error: the one after it', ['a', 'b', 'c'], 'a', 'b'],
  ['at the last one: the first', ['a', 'c'], 'c', 'a'],
  ['at a field that is right: the next below', ['a', 'c'], 'b', 'c'],
  ['below all of them: the first', ['a'], 'c', 'a'],
  ['in a table: cells are places', ['works/0/t', 'works/1/t', 'b'], 'works/0/t', 'works/1/t'],
  ['at a cell that is right: what comes after the table', ['a', 'b'], 'works/3/t', 'b'],
  ['none is left', [], 'a', undefined],
])('%s', (_, errors, from, next) => {
  expect(nextError(errors, ORDER, from)).toBe(next)
})
