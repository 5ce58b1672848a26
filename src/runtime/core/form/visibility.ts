import type { FormBundle } from '#contract/form.ts'
import { ownValue, putOwn } from '#contract/record.ts'
import type { Graph } from './graph.ts'

/** Values of visible fields as rules read them (`ruleValue`). A hidden field counts as empty. */
export type Scope = Record<string, unknown>

/** Consequences of a change of values. */
export interface Consequences {
  /** Fields that were shown or hidden. */
  flipped: string[]
  /** Computed fields that have another value. */
  computed: string[]
}

/** Rules of a form's fields, evaluated over the present scope. */
export interface Deciders {
  /** A field's value as rules read it. */
  ruleValueAt(key: string): unknown
  /** A field's value as it would be submitted. */
  submittedAt(key: string): unknown
  /** Returns whether a field's rule shows it. */
  shows(key: string, scope: Scope): boolean
  /** Computes a field anew; false when its value stays. */
  compute(key: string, scope: Scope): boolean
}

/**
 * Visibility and computed values of the fields (form language, sections 3 and 7). A change settles in one pass, because
 * fields are visited after those they read.
 */
export class Visibility {
  readonly scope: Scope = Object.create(null)
  /** Fields without a rule that are always hidden. */
  readonly #fixed: ReadonlySet<string>
  readonly #hidden: Set<string>
  readonly #graph: Graph
  readonly #deciders: Deciders

  constructor(bundle: FormBundle, graph: Graph, deciders: Deciders) {
    this.#graph = graph
    this.#deciders = deciders
    this.#fixed = new Set(bundle.order.filter((key) => ownValue(bundle.fields, key)?.isHide))
    this.#hidden = new Set(this.#fixed)
    for (const key of bundle.order) this.#read(key)
    for (const target of graph.order) if (!this.#fixed.has(target)) this.#settle(target)
  }

  isHidden(key: string): boolean {
    return this.#hidden.has(key)
  }

  /** Returns the values of visible fields as they would be submitted. */
  submitted(): Scope {
    const filled = Object.keys(this.scope).filter((key) => ownValue(this.scope, key) !== undefined)
    return Object.fromEntries(filled.map((key) => [key, this.#deciders.submittedAt(key)]))
  }

  /** Applies the new value of `key`. */
  update(key: string): Consequences {
    this.#read(key)
    const changed = new Set([key])
    const flipped: string[] = []
    const computed: string[] = []
    for (const target of this.#graph.reach(key)) {
      if (this.#fixed.has(target)) continue
      if (!this.#graph.reads(target).some((read) => changed.has(read))) continue
      const settled = this.#settle(target)
      if (settled.isFlipped) flipped.push(target)
      if (settled.isComputed) computed.push(target)
      if (settled.isFlipped || settled.isComputed) changed.add(target)
    }
    return { flipped, computed }
  }

  /** Evaluates one field. */
  #settle(target: string): { isFlipped: boolean; isComputed: boolean } {
    const isComputed = this.#deciders.compute(target, this.scope)
    const hide = !this.#deciders.shows(target, this.scope)
    const isFlipped = hide !== this.#hidden.has(target)
    if (hide) this.#hidden.add(target)
    else this.#hidden.delete(target)
    if (isFlipped || isComputed) this.#read(target)
    return { isFlipped, isComputed }
  }

  #read(key: string): void {
    putOwn(this.scope, key, this.#hidden.has(key) ? undefined : this.#deciders.ruleValueAt(key))
  }
}
