import type { FormStore } from '../../form/formStore.ts'
import type { FormPath } from '../../form/paths.ts'
import type { Probe, Trial } from './probe.ts'
import { trialsAt } from './trials.ts'

/** True when the changed form has the opposite result. */
export type Goal = (changed: FormStore) => boolean

/** Maximum number of alternative single changes in the answer. */
const OTHERS = 4
/** Maximum number of pairs tried. */
const MOST_PAIRS = 2000

/** Returns the single changes that reach the goal, in field order, up to the maximum. */
export function singles(
  store: FormStore,
  probe: Probe,
  paths: readonly FormPath[],
  goal: Goal,
): Trial[] {
  const found: Trial[] = []
  for (const path of paths)
    for (const trial of trialsAt(store, path)) {
      if (found.length > OTHERS) return found
      if (probe.with([trial], goal)) found.push(trial)
    }
  return found
}

/** Returns the first two changes of different fields that reach the goal together. */
export function pair(
  store: FormStore,
  probe: Probe,
  paths: readonly FormPath[],
  goal: Goal,
): Trial[] {
  const lists = paths.map((path) => trialsAt(store, path))
  let left = MOST_PAIRS
  for (const [index, firsts] of lists.entries())
    for (const first of firsts)
      for (const second of lists.slice(index + 1).flat()) {
        if (left-- <= 0) return []
        if (probe.with([first, second], goal)) return [first, second]
      }
  return []
}

/** Removes the changes that are not needed, one by one, until every one left is. */
export function withoutIdle(probe: Probe, trials: readonly Trial[], goal: Goal): Trial[] {
  const idle = trials.find((trial) => {
    const fewer = trials.filter((other) => other !== trial)
    return fewer.length > 0 && probe.with(fewer, goal)
  })
  if (!idle) return [...trials]
  return withoutIdle(
    probe,
    trials.filter((other) => other !== idle),
    goal,
  )
}
