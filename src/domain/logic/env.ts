import type { AreaNode, Dictionaries } from '#contract/formInfo.ts'

/** The data that operators may read besides their operands: tables and the current time, both passed in. */
export interface LogicEnv {
  dictionaries: Dictionaries
  areas: readonly AreaNode[]
  /** The tables are still being loaded: a code whose name they lack has a placeholder until then. */
  areLoading?: boolean
  /** Epoch milliseconds. */
  now: number
}

/** The data a rule reads: fixed roots in a page, field keys in a form. */
export type Scope = Readonly<Record<string, unknown>>
