import type { Logic } from '#contract/logic.ts'
import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { formRuleHolds } from '#domain/logic/formRule.ts'
import type { FormStore } from '../../form/formStore.ts'
import { graphOf } from '../../form/graph.ts'
import type { Probe, Trial } from './probe.ts'
import { controllersOf, trialsAt } from './trials.ts'

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

/** Returns changes that show a field whose rule has several requirements, by meeting them one after another. */
export function meeting(store: FormStore, probe: Probe, target: string): Trial[] | undefined {
  const parts = partsIn('and', ownValue(store.bundle.rules, target))
  return fewerAndFewer(store, probe, target, (changed) => parts.length - holding(changed, parts))
}

/** Returns changes that hide a field shown by several controllers, by making one test after another fail. */
export function hiding(store: FormStore, probe: Probe, target: string): Trial[] | undefined {
  const parts = partsIn('or', ownValue(store.bundle.rules, target))
  return fewerAndFewer(store, probe, target, (changed) => holding(changed, parts))
}

/** Returns changes, one per controller, each of which reduces a count, until it is zero. */
function fewerAndFewer(
  store: FormStore,
  probe: Probe,
  target: string,
  count: (changed: FormStore) => number,
): Trial[] | undefined {
  const changes: Trial[] = []
  let left = count(store)
  for (const controller of controllersOf(store, target))
    for (const trial of trialsAt(store, controller)) {
      const next = probe.with([...changes, trial], count)
      if (next >= left) continue
      left = next
      changes.push(trial)
      break
    }
  return left === 0 && changes.length > 0 ? changes : undefined
}

function holding(changed: FormStore, parts: readonly Logic[]): number {
  const scope = changed.ruleScope
  return parts.filter((part) => formRuleHolds(part, scope, changed.options.context)).length
}

/** Returns the operands of nested `and` or `or`; a rule that is none is its only part. */
function partsIn(joint: 'and' | 'or', rule: Logic | undefined): readonly Logic[] {
  const operands = isRecord(rule) ? rule[joint] : undefined
  if (Array.isArray(operands)) return operands.flatMap((part) => partsIn(joint, part as Logic))
  return rule === undefined ? [] : [rule]
}
