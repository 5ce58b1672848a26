/** What rules see of a value: values with one `seen` are one to them. */
export type Seen = (value: unknown) => string

/** Lists that are kept before a field is given up on as one of too many ways; then every entry alone is kept still. */
const MOST = 2_000

/**
 * Lists to choose from entries: for every way of being seen and every length from one up to `longest`, a list where
 * there is one. It relies on this of rules: how a list with one more entry is seen follows from how the list and the
 * entry are seen ("any of them is listed", "none is listed", "there is one").
 * @param singles lists with one entry each.
 * @returns `whole` unless there were too many.
 */
export function combinations(
  singles: readonly (readonly unknown[])[],
  seen: Seen,
  longest: number,
): { lists: unknown[][]; whole: boolean } {
  let found = new Map<string, unknown[]>([['', []]])
  let whole = true
  for (const entry of fewOfEach(singles, seen, longest)) {
    if (found.size > MOST) {
      found.set(placeOf(entry, seen), [...entry])
      whole = false
      continue
    }
    const longer = [...found.values()]
      .filter((list) => list.length < longest)
      .map((list) => [...list, ...entry])
    found = new Map([...longer.map((list) => [placeOf(list, seen), list] as const), ...found])
  }
  return { lists: [...found.values()].filter((list) => list.length > 0), whole }
}

const placeOf = (list: readonly unknown[], seen: Seen): string => `${list.length} ${seen(list)}`

/** Of entries that are seen alike no list needs more than it can hold. */
function fewOfEach(
  singles: readonly (readonly unknown[])[],
  seen: Seen,
  longest: number,
): (readonly unknown[])[] {
  const taken = new Map<string, number>()
  return singles.filter((entry) => {
    const kind = seen(entry)
    const count = (taken.get(kind) ?? 0) + 1
    taken.set(kind, count)
    return count <= longest
  })
}
