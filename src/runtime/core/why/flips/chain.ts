import type { Logic } from '#contract/logic.ts'
import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { evaluate } from '#domain/logic/evaluate.ts'
import { truthy } from '#domain/logic/truthy.ts'
import type { FormStore } from '../../form/formStore.ts'
import { graphOf } from '../../form/graph.ts'
import type { Probe, Trial } from './probe.ts'
import { trialsAt } from './trials.ts'

/** Returns changes that show a field, starting with its hidden controllers; undefined when there are none. */
export function showing(
  store: FormStore,
  probe: Probe,
  target: string,
  before: readonly Trial[] = [],
): Trial[] | undefined {
  const shows = (changed: FormStore) => !changed.isHidden(target)
  for (const controller of graphOf(store.bundle).reads(target)) {
    const isHidden = probe.with(before, (changed) => changed.isHidden(controller))
    const first = isHidden ? showing(store, probe, controller, before) : []
    if (!first) continue
    const base = [...before, ...first]
    const last = trialsAt(store, controller).find((trial) => probe.with([...base, trial], shows))
    if (last) return [...first, last]
    if (probe.with(base, shows)) return first
  }
  return undefined
}

/** Returns changes that hide a field shown by several controllers, by making one test after another fail. */
export function hiding(store: FormStore, probe: Probe, target: string): Trial[] | undefined {
  const tests = testsIn(ownValue(store.bundle.rules, target))
  const holding = (changed: FormStore): number => {
    const scope = changed.values()
    return tests.filter((test) => truthy(evaluate(test, scope, store.options.context))).length
  }
  const changes: Trial[] = []
  let left = holding(store)
  for (const controller of graphOf(store.bundle).reads(target))
    for (const trial of trialsAt(store, controller)) {
      const next = probe.with([...changes, trial], holding)
      if (next >= left) continue
      left = next
      changes.push(trial)
      break
    }
  return left === 0 && changes.length > 0 ? changes : undefined
}

const testsIn = (rule: Logic | undefined): readonly Logic[] => {
  if (isRecord(rule) && Array.isArray(rule.or)) return rule.or as Logic[]
  return rule === undefined ? [] : [rule]
}
