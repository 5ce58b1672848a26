import type { Logic } from '#contract/logic.ts'
import { dependencyOrder } from '#domain/dependencyOrder.ts'

/** Who decides whom: built once per form, read on every keystroke. */
export interface Graph {
  /** Targets, each after the controllers its rule reads. Members of a cycle are left out: they stay shown. */
  order: readonly string[]
  /** Targets a change of `key` may reach through any chain, in the same order. */
  reach(key: string): readonly string[]
  /** Keys the target's rule names. */
  reads(target: string): readonly string[]
}

/** Builds the graph from the rules and from what tells a rule's variables. */
export function buildGraph(
  rules: Record<string, Logic>,
  varsOf: (rule: Logic) => Iterable<string>,
): Graph {
  const reads = new Map(
    Object.entries(rules).map(([target, rule]) => [target, [...new Set(varsOf(rule))]]),
  )
  const { order } = dependencyOrder(reads)
  const reached = new Map<string, readonly string[]>()
  return {
    order,
    reads: (target) => reads.get(target) ?? [],
    reach(key) {
      const known = reached.get(key) ?? reachOf(key, order, reads)
      reached.set(key, known)
      return known
    },
  }
}

function reachOf(key: string, order: string[], reads: Map<string, string[]>): string[] {
  const changed = new Set([key])
  return order.filter((target) => {
    const touched = reads.get(target)?.some((read) => changed.has(read)) ?? false
    if (touched) changed.add(target)
    return touched
  })
}
