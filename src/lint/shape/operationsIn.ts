import type { Located, Place } from '../document/located.ts'

/** An operation of a rule: its operator at its token, and its operands. */
export interface OperationUse {
  operator: string
  key: Place
  operands: readonly Located[]
}

/** Every operation of a rule, outermost first. */
export function operationsIn(rule: Located): OperationUse[] {
  const own = rule.entries.map(({ name, key, value }) => ({
    operator: name,
    key,
    operands: Array.isArray(value.value) ? value.items : [value],
  }))
  const parts = [...rule.entries.map(({ value }) => value), ...rule.items]
  return [...own, ...parts.flatMap(operationsIn)]
}
