import type { FormBundle } from '#contract/form.ts'
import type { Logic } from '#contract/logic.ts'
import { ownValue, putOwn } from '#contract/record.ts'
import type { Graph } from './graph.ts'

/** Values of visible fields, as rules read them. A hidden field counts as empty. */
export type Scope = Record<string, unknown>

/**
 * Visibility of the fields (form language, section 3). A change settles in one pass, because targets are visited after
 * their controllers.
 */
export class Visibility {
  readonly scope: Scope = Object.create(null)
  /** Fields without a rule that are always hidden. */
  readonly #fixed: ReadonlySet<string>
  readonly #hidden: Set<string>
  readonly #rules: Record<string, Logic>
  readonly #graph: Graph
  readonly #holds: (rule: Logic, scope: Scope) => boolean
  readonly #valueAt: (key: string) => unknown

  constructor(
    bundle: FormBundle,
    graph: Graph,
    holds: (rule: Logic, scope: Scope) => boolean,
    valueAt: (key: string) => unknown,
  ) {
    this.#rules = bundle.rules
    this.#graph = graph
    this.#holds = holds
    this.#valueAt = valueAt
    this.#fixed = new Set(bundle.order.filter((key) => ownValue(bundle.fields, key)?.isHide))
    this.#hidden = new Set(this.#fixed)
    for (const key of bundle.order) this.#read(key)
    for (const target of graph.order) if (!this.#fixed.has(target)) this.#settle(target)
  }

  isHidden(key: string): boolean {
    return this.#hidden.has(key)
  }

  /** Applies the new value of `key`; returns the keys that were shown or hidden. */
  update(key: string): string[] {
    this.#read(key)
    const changed = new Set([key])
    const flipped: string[] = []
    for (const target of this.#graph.reach(key)) {
      if (this.#fixed.has(target)) continue
      if (!this.#graph.reads(target).some((read) => changed.has(read))) continue
      if (!this.#settle(target)) continue
      changed.add(target)
      flipped.push(target)
    }
    return flipped
  }

  /** Evaluates one target; true when its visibility changed. */
  #settle(target: string): boolean {
    const hide = !this.#holds(ownValue(this.#rules, target) ?? true, this.scope)
    if (hide === this.#hidden.has(target)) return false
    if (hide) this.#hidden.add(target)
    else this.#hidden.delete(target)
    this.#read(target)
    return true
  }

  #read(key: string): void {
    putOwn(this.scope, key, this.#hidden.has(key) ? undefined : this.#valueAt(key))
  }
}
