import type { Pair, Placed } from './placed.ts'

/**
 * Whether a field that is gone and one that came stand in one place: the nearest field that stayed before them, or the
 * nearest after them, is the same. The beginning and the end of a list count as fields.
 */
export function nearness(
  before: readonly Placed[],
  after: readonly Placed[],
  pairs: readonly Pair[],
) {
  const were = neighbours(before, new Map(pairs.map((pair) => [pair.before, pair])))
  const are = neighbours(after, new Map(pairs.map((pair) => [pair.after, pair])))
  return (old: Placed, now: Placed): boolean => {
    const [was, is] = [were.get(old), are.get(now)]
    return was?.above === is?.above || was?.below === is?.below
  }
}

interface Neighbours {
  above: Pair | undefined
  below: Pair | undefined
}

/** For every field the nearest ones that are paired. */
function neighbours(list: readonly Placed[], paired: ReadonlyMap<Placed, Pair>) {
  const found = new Map<Placed, Neighbours>()
  let above: Pair | undefined
  for (const one of list) {
    found.set(one, { above, below: undefined })
    above = paired.get(one) ?? above
  }
  let below: Pair | undefined
  for (const one of list.toReversed()) {
    found.set(one, { above: found.get(one)?.above, below })
    below = paired.get(one) ?? below
  }
  return found
}
