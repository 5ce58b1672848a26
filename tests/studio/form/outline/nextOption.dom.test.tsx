import { expect, test } from 'vitest'
import { nextOption } from '#studio/form/outline/palette/nextOption.ts'

/** Options in lines of so many: 3, 2 and, in the next group, 3. */
const OPTIONS = [3, 2, 3].flatMap((count, line) =>
  Array.from({ length: count }, (_, column) => {
    const option = document.createElement('div')
    option.getBoundingClientRect = () => new DOMRect(column * 200, line * 60, 190, 50)
    return option
  }),
)

test.each([
  [0, 'ArrowRight', 1],
  [2, 'ArrowRight', 3],
  [3, 'ArrowLeft', 2],
  [0, 'ArrowLeft', 7],
  [0, 'ArrowDown', 3],
  [2, 'ArrowDown', 4],
  [7, 'ArrowUp', 4],
  [4, 'ArrowDown', 6],
  [6, 'ArrowDown', 7],
  [7, 'ArrowRight', 0],
  [0, 'x', undefined],
])('from option %i by %s to %s', (from, key, to) => {
  expect(nextOption(OPTIONS, from, key)).toBe(to)
})

test('without options there is no next', () => {
  expect(nextOption([], 0, 'ArrowDown')).toBeUndefined()
})
