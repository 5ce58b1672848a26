import type { FormBundle } from '#contract/form.ts'
import type { Logic } from '#contract/logic.ts'
import { varsOf } from '#domain/logic/varsOf.ts'
import { keyRead } from './paths.ts'

/** Who decides whom: built once per bundle, read on every keystroke. */
export interface Graph {
  /** Targets, each after the controllers its rule reads. Members of a cycle are left out: they stay shown. */
  order: readonly string[]
  /** Targets a change of `key` may reach through any chain, in the same order. */
  reach(key: string): readonly string[]
  /** Keys the target's rule names. */
  reads(target: string): readonly string[]
}

const graphs = new WeakMap<FormBundle, Graph>()

/** The graph of a bundle, the same for all stores that are opened on it. */
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
