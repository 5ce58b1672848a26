import { expect, test } from 'vitest'
import { lineOf } from '#lint/document/lineOf.ts'

const text = 'ab\n\n会𠮷c\r\nd'

test.each([
  [0, 1, 1],
  [2, 1, 3],
  [3, 2, 1],
  [4, 3, 1],
  [7, 3, 4],
  [text.length - 1, 4, 1],
  [text.length, 4, 2],
])('offset %i is line %i, column %i, counted as editors count', (offset, line, column) => {
  expect(lineOf({ text }, offset)).toEqual({ line, column })
})
