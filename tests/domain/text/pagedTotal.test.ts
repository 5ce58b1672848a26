import { expect, test } from 'vitest'
import { lastPageOf, pagedTotal } from '#domain/text/pagedTotal.ts'

test.each([
  [0, '0', 1],
  [11, '11', 2],
  [10_000, '10000', 1000],
  [10_001, '10000+', 1000],
])('a total of %i is read as %s, and its last page of ten rows is %i', (total, read, last) => {
  expect([pagedTotal(total), lastPageOf(total, 10)]).toEqual([read, last])
})
