/**
 * Returns the indices of a longest strictly increasing subsequence of distinct numbers: the elements that kept their
 * order. The others are the smallest set that must have moved.
 */
export function longestRun(numbers: readonly number[]): Set<number> {
  const before: number[] = []
  const ends: number[] = []
  numbers.forEach((number, index) => {
    const at = firstNotBelow(ends, numbers, number)
    before[index] = ends[at - 1] ?? -1
    ends[at] = index
  })
  const run = new Set<number>()
  for (let index = ends.at(-1) ?? -1; index >= 0; index = before[index] ?? -1) run.add(index)
  return run
}

function firstNotBelow(
  ends: readonly number[],
  numbers: readonly number[],
  number: number,
): number {
  const at = ends.findIndex((end) => (numbers[end] ?? 0) >= number)
  return at < 0 ? ends.length : at
}
