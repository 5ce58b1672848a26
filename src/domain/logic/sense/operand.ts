import type { FormField } from '#contract/form.ts'
import type { Logic } from '#contract/logic.ts'
import { ownValue } from '#contract/record.ts'
import { keyRead } from '../keyRead.ts'
import { readNode } from '../ruleNode.ts'
import { varsOf } from '../varsOf.ts'

export type Fields = Readonly<Record<string, FormField>>

/** Properties of an operand that are known without any answer. */
export interface Operand {
  rule: Logic
  /** JSON pointer inside the whole rule. */
  path: string
  /** Field whose whole value it reads; undefined for anything else. */
  field: FormField | undefined
  /** Value of a constant; undefined for an operand that reads a field or is calculated. */
  constant: string | number | boolean | null | undefined
  /** True for a constant: it reads no field and calculates nothing. */
  isWritten: boolean
}

export const operandOf = (rule: Logic, path: string, fields: Fields): Operand => {
  const node = readNode(rule)
  const kind = 'fault' in node ? undefined : node.kind
  return {
    rule,
    path,
    field: fieldRead(rule, fields),
    constant: !('fault' in node) && node.kind === 'literal' ? node.value : undefined,
    isWritten: kind !== undefined && kind !== 'operation' && varsOf(rule).length === 0,
  }
}

/** The field of `{ var: key }`, and the column that is read within a row of a table. */
function fieldRead(rule: Logic, fields: Fields): FormField | undefined {
  const node = readNode(rule)
  if ('fault' in node || node.kind !== 'operation' || node.operator !== 'var') return undefined
  const [path, ...otherwise] = node.operands
  if (typeof path !== 'string' || otherwise.length > 0) return undefined
  const key = keyRead(path, fields)
  return key === path ? ownValue(fields, key) : undefined
}

/** Parts of an expression that match digits, a point or a sign before them, and how often. */
const OF_NUMBERS =
  /\\[d.]|\[(?:\\[d.]|\d|-(?=\d)|[.])+\]|(?:[-+]|\\[-+]|\[[-+]{1,2}\])\?|\(\?:|\{\d+(?:,\d*)?\}|[\d()|?*+^$]/g

/** Returns whether a text box takes numbers only, by its pattern: digits, a point, an optional sign. */
export const holdsNumbers = ({ constraints: { pattern } }: FormField): boolean =>
  pattern !== undefined && pattern.source.replace(OF_NUMBERS, '') === ''
