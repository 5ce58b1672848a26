/** JSON values, and json-logic expressions as data. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** A json-logic rule: a literal, or an object with exactly one operator. */
export type Logic = Json

/** The operators of rules in pages: stock ones first, then ours. Anything else is refused. */
export const OPERATORS = [
  'var',
  'if',
  'and',
  'or',
  '!',
  '!!',
  '==',
  '!=',
  '===',
  '!==',
  '<',
  '<=',
  '>',
  '>=',
  'in',
  '+',
  '-',
  '*',
  'cat',
  'anyIn',
  'isEmpty',
  'notEmpty',
  'can',
  'stepsOf',
  'area',
  'areaPath',
  'dict',
  'mask',
  'find',
  'filter',
  'count',
  'date',
  'years',
] as const
export type PageOperator = (typeof OPERATORS)[number]

/** The operators of rules in forms (decision 0291): those of pages, and what only answers need. */
export const FORM_OPERATORS = [
  ...OPERATORS,
  'filled',
  'countOf',
  'sum',
  'day',
  'age',
  'days',
] as const
export type Operator = (typeof FORM_OPERATORS)[number]

/** One evaluated rule node; the trace of a rule mirrors the rule's own tree. */
export interface Trace {
  /** JSON pointer of this node inside the rule. */
  path: string
  op: Operator | 'literal'
  value: unknown
  operands: Trace[]
  /** Index of the operand that decided the value (`and`, `or`, `if`), absent where all count. */
  decidedBy?: number
}
