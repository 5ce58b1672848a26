/** UTF-16 code units as sorted ranges that neither touch nor overlap: expressions are read without the `u` flag. */
export type CharSet = readonly (readonly [low: number, high: number])[]

export const LAST_UNIT = 0xffff

/** A set from ranges in any order. */
export function charSet(ranges: Iterable<readonly [number, number]>): CharSet {
  const merged: [number, number][] = []
  for (const [low, high] of [...ranges].sort((left, right) => left[0] - right[0])) {
    const previous = merged.at(-1)
    if (previous && low <= previous[1] + 1) previous[1] = Math.max(previous[1], high)
    else merged.push([low, high])
  }
  return merged
}

export const union = (...sets: readonly CharSet[]): CharSet => charSet(sets.flat())

export const single = (unit: number): CharSet => [[unit, unit]]

/** Every code unit that is not in the set. */
export function complement(set: CharSet): CharSet {
  const rest: [number, number][] = []
  let from = 0
  for (const [low, high] of set) {
    if (low > from) rest.push([from, low - 1])
    from = high + 1
  }
  if (from <= LAST_UNIT) rest.push([from, LAST_UNIT])
  return rest
}

export const overlaps = (left: CharSet, right: CharSet): boolean =>
  left.some(([low, high]) => right.some((range) => low <= range[1] && range[0] <= high))

export const has = (set: CharSet, unit: number): boolean =>
  set.some(([low, high]) => low <= unit && unit <= high)

const ranges = (...pairs: [number | string, number | string][]): CharSet =>
  charSet(pairs.map(([low, high]) => [unitOf(low), unitOf(high)] as const))

const unitOf = (unit: number | string): number =>
  typeof unit === 'string' ? unit.charCodeAt(0) : unit

export const DIGITS = ranges(['0', '9'])
export const WORD = ranges(['0', '9'], ['A', 'Z'], ['_', '_'], ['a', 'z'])
/** What JavaScript's `\s` matches. */
export const SPACES = ranges(
  [9, 13],
  [32, 32],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
)
/** What `.` matches: anything but a line end. */
export const NOT_LINE_END = complement(ranges([10, 10], [13, 13], [0x2028, 0x2029]))
