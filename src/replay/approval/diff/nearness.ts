import type { Pair, Placed } from './placed.ts'

/**
 * True when a removed field and an added one are at the same position: the nearest unmoved field before them, or after
 * them, is the same. Start and end of a list count as fields.
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

/** Returns the nearest paired fields of every field. */
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
