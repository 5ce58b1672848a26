import type { FormBundle } from '#contract/form.ts'
import type { Logic } from '#contract/logic.ts'
import { ownValue } from '#contract/record.ts'
import { keyRead } from '#domain/logic/keyRead.ts'
import { varsOf } from '#domain/logic/varsOf.ts'

/** Dependencies between fields: built once per bundle, read on every keystroke. */
export interface Graph {
  /** Fields with a rule or a computation, each after those it reads. Members of a cycle are left out. */
  order: readonly string[]
  /** Returns the fields that a change of `key` can affect, directly or indirectly, in the same order. */
  reach(key: string): readonly string[]
  /** Returns the keys that the field's rule and computation read. */
  reads(target: string): readonly string[]
}

const graphs = new WeakMap<FormBundle, Graph>()

/** Returns the graph of a bundle; cached and shared by all its stores. */
export function graphOf(bundle: FormBundle): Graph {
  const known = graphs.get(bundle) ?? buildGraph(bundle)
  graphs.set(bundle, known)
  return known
}

function buildGraph({ fields, rules, computes = {}, ruleOrder }: FormBundle): Graph {
  const readsOf = (rule: Logic | undefined) =>
    varsOf(rule ?? null).map((path) => keyRead(path, fields))
  const reads = new Map(
    ruleOrder.map((key) => [
      key,
      [...new Set([...readsOf(ownValue(rules, key)), ...readsOf(ownValue(computes, key))])],
    ]),
  )
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
