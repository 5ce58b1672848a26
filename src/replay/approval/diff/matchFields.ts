import { IDENTITIES, type Same } from './identities.ts'
import { nearness } from './nearness.ts'
import { inOrder, type Pair, type Placed } from './placed.ts'

export interface Matching {
  pairs: Pair[]
  removed: Placed[]
  added: Placed[]
}

/** Finds every field of `before` again in `after`, each at most once. */
export function matchFields(before: readonly Placed[], after: readonly Placed[]): Matching {
  const matching: Matching = { pairs: [], removed: [...before], added: [...after] }
  for (const { same, renamed, nearby } of IDENTITIES) {
    const found = nearby
      ? onlyOnes(matching, same, nearness(before, after, matching.pairs))
      : firstOnes(matching, same)
    for (const [old, now] of found) {
      matching.pairs.push({ before: old, after: now, renamed })
      matching.removed = matching.removed.filter((one) => one !== old)
      matching.added = matching.added.filter((one) => one !== now)
    }
  }
  return { ...matching, pairs: matching.pairs.sort((a, b) => inOrder(a.before, b.before)) }
}

type Found = (readonly [old: Placed, now: Placed])[]

/** Pairs each with the first equal one that is not yet paired. */
function firstOnes({ removed, added }: Matching, same: Same): Found {
  const free = [...added]
  return removed.flatMap((old): Found => {
    const at = free.findIndex((now) => same(old.field, now.field))
    return at < 0 ? [] : free.splice(at, 1).map((now) => [old, now] as const)
  })
}

/** Those that can only be each other. */
function onlyOnes({ removed, added }: Matching, same: Same, isNear: ReturnType<typeof nearness>) {
  const may = (old: Placed, now: Placed) => same(old.field, now.field) && isNear(old, now)
  return removed.flatMap((old): Found => {
    const [now, ...others] = added.filter((one) => may(old, one))
    if (!now || others.length > 0) return []
    return removed.every((one) => one === old || !may(one, now)) ? [[old, now]] : []
  })
}
