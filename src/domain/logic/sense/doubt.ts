import type { FormField } from '#contract/form.ts'
import type { Logic } from '#contract/logic.ts'
import type { Operand } from './operand.ts'

/** What is wrong with an operand: an error can only be a mistake, a warning may be meant. */
export interface Doubt {
  severity: 'error' | 'warning'
  at: Operand
  text: string
}

/** What one operator asks of its operands; undefined for each with which nothing is wrong. */
export type Sense = (operands: readonly Operand[], operator: string) => (Doubt | undefined)[]

export const error = (at: Operand, text: string): Doubt => ({ severity: 'error', at, text })
export const warning = (at: Operand, text: string): Doubt => ({ severity: 'warning', at, text })

export const labelOf = ({ label, key }: FormField): string => label || key

export const textOf = (rule: Logic): string =>
  typeof rule === 'string' ? rule : JSON.stringify(rule)
