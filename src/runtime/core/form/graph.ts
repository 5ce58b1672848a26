import type { FormBundle } from '#contract/form.ts'
import type { Logic } from '#contract/logic.ts'
import { varsOf } from '#domain/logic/varsOf.ts'
import { keyRead } from './paths.ts'

/** Dependencies between fields: built once per bundle, read on every keystroke. */
export interface Graph {
  /** Targets, each after the controllers its rule reads. Members of a cycle are left out: they always show. */
  order: readonly string[]
  /** Returns the targets that a change of `key` can affect, directly or indirectly, in the same order. */
  reach(key: string): readonly string[]
  /** Returns the keys that the target's rule reads. */
  reads(target: string): readonly string[]
}

const graphs = new WeakMap<FormBundle, Graph>()

/** Returns the graph of a bundle; cached and shared by all its stores. */
export function graphOf(bundle: FormBundle): Graph {
  const known = graphs.get(bundle) ?? buildGraph(bundle)
  graphs.set(bundle, known)
  return known
}

function buildGraph({ fields, rules, ruleOrder }: FormBundle): Graph {
  const readsOf = (rule: Logic) => varsOf(rule).map((path) => keyRead(path, fields))
  const reads = new Map(Object.entries(rules).map(([target, rule]) => [target, readsOf(rule)]))
  const reached = new Map<string, readonly string[]>()
  return {
    order: ruleOrder,
    reads: (target) => reads.get(target) ?? [],
    reach(key) {
      const known = reached.get(key) ?? reachOf(key, ruleOrder, reads)
      reached.set(key, known)
      return known
    },
  }
}

function reachOf(
  key: string,
  order: readonly string[],
  reads: ReadonlyMap<string, readonly string[]>,
): string[] {
  const changed = new Set([key])
  return order.filter((target) => {
    const touched = reads.get(target)?.some((read) => changed.has(read)) ?? false
    if (touched) changed.add(target)
    return touched
  })
}
