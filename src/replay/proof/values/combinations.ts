/** Key of what rules distinguish in a value: values with equal keys are equivalent. */
export type Seen = (value: unknown) => string

/** Maximum number of lists per field; beyond it only lists with a single entry are kept. */
const MOST = 2_000

/**
 * Returns lists of entries: one for every equivalence class and every length up to `longest`. Relies on a property of
 * the rules: the class of a list with one more entry follows from the classes of list and entry ("any is listed", "none
 * is listed", "there is one").
 * @param singles lists with one entry each
 * @returns `whole` unless there were too many
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

/** Keeps of equivalent entries only as many as a list can contain. */
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
