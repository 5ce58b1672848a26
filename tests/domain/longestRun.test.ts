import { expect, test } from 'vitest'
import { longestRun } from '#domain/longestRun.ts'

test.each<[number[], number]>([
  [[], 0],
  [[0, 1, 2], 3],
  [[2, 0, 1], 2],
  [[2, 1, 0], 1],
  [[0, 4, 1, 2, 3], 4],
  [[3, 0, 4, 1, 5, 2], 3],
])('of %j so many stayed in their order: %i', (numbers, stayed) => {
  const run = longestRun(numbers)
  const kept = numbers.filter((_, index) => run.has(index))
  expect(kept).toHaveLength(stayed)
  expect(kept).toEqual([...kept].sort((a, b) => a - b))
})
