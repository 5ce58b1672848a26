import type { FormField } from '#contract/form.ts'
import type { Logic } from '#contract/logic.ts'
import type { Operand } from './operand.ts'

/** A problem with an operand: an error can only be a mistake, a warning may be intended. */
export interface Doubt {
  severity: 'error' | 'warning'
  at: Operand
  text: string
}

/** Checks the operands of one operator; undefined for each operand without a problem. */
export type Sense = (operands: readonly Operand[], operator: string) => (Doubt | undefined)[]

export const error = (at: Operand, text: string): Doubt => ({ severity: 'error', at, text })
export const warning = (at: Operand, text: string): Doubt => ({ severity: 'warning', at, text })

export const labelOf = ({ label, key }: FormField): string => label || key

export const textOf = (rule: Logic): string =>
  typeof rule === 'string' ? rule : JSON.stringify(rule)
