import type { AreaNode, Dictionaries } from '#contract/formInfo.ts'

/** What operators may look up besides their operands: tables and the moment, both handed in. */
export interface LogicEnv {
  dictionaries: Dictionaries
  areas: readonly AreaNode[]
  /** Epoch milliseconds. */
  now: number
}

/** The data a rule reads: fixed roots in a page, field keys in a form. */
export type Scope = Readonly<Record<string, unknown>>
