import { inOrder, type Pair } from './placed.ts'

/**
 * Groups the moved fields that went together: neighbours before and after, in whole rows that did not change. A page
 * begins a group. Every moved field is in exactly one group, in the new order.
 * @param sequence all fields in their new order
 * @param hasRows false where all stand in one row, as columns do
 */
export function movedGroups(
  sequence: readonly Pair[],
  isMoved: (pair: Pair) => boolean,
  hasRows: boolean,
): Pair[][] {
  const follows = followsIn(sequence)
  const isWhole = hasRows ? wholeRows(sequence) : () => true
  const chunks = joined(
    sequence.filter(isMoved).map((pair) => [pair]),
    (before, after) => follows(before, after) && (!hasRows || isSameRow(before, after)),
  )
  const groups = chunks.flatMap((chunk) => (isWhole(chunk) ? [chunk] : chunk.map((one) => [one])))
  return joined(
    groups,
    (before, after, [left, right]) =>
      follows(before, after) &&
      isWhole(left) &&
      isWhole(right) &&
      after.after.field.type !== 'page',
  )
}

type Joins = (last: Pair, first: Pair, groups: readonly [Pair[], Pair[]]) => boolean

/** Joins neighbouring groups where the last field of one and the first of the next belong together. */
function joined(groups: readonly Pair[][], isJoined: Joins): Pair[][] {
  const found: Pair[][] = []
  for (const group of groups) {
    const held = found.at(-1)
    const [last, first] = [held?.at(-1), group[0]]
    if (held && last && first && isJoined(last, first, [held, group])) held.push(...group)
    else found.push([...group])
  }
  return found
}

/** Returns whether two fields are neighbours in both orders. */
function followsIn(sequence: readonly Pair[]): (one: Pair, next: Pair) => boolean {
  const placeIn = (pairs: readonly Pair[]) => new Map(pairs.map((pair, index) => [pair, index]))
  const old = placeIn([...sequence].sort((a, b) => inOrder(a.before, b.before)))
  const now = placeIn(sequence)
  return (one, next) => [old, now].every((place) => place.get(next) === (place.get(one) ?? 0) + 1)
}

const isSameRow = (one: Pair, next: Pair): boolean =>
  one.before.row === next.before.row && one.after.row === next.after.row

/** Returns whether no other field shares a row with these, before or after. */
function wholeRows(sequence: readonly Pair[]): (group: readonly Pair[]) => boolean {
  const sizes = { before: rowSizes(sequence, 'before'), after: rowSizes(sequence, 'after') }
  return (group) =>
    (['before', 'after'] as const).every((side) => {
      const rows = [...rowSizes(group, side).keys()]
      return rows.reduce((sum, row) => sum + (sizes[side].get(row) ?? 0), 0) === group.length
    })
}

/** How many fields each row has. */
function rowSizes(pairs: readonly Pair[], side: 'before' | 'after'): Map<number, number> {
  const sizes = new Map<number, number>()
  for (const {
    [side]: { row },
  } of pairs)
    sizes.set(row, (sizes.get(row) ?? 0) + 1)
  return sizes
}
