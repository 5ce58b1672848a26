import type { Logic } from '#contract/logic.ts'
import { ownValue } from '#contract/record.ts'
import { keyRead } from '#domain/logic/keyRead.ts'
import { readNode } from '#domain/logic/ruleNode.ts'
import type { Operation } from './prunedRule.ts'

/** Answers of a form that rules may read. */
export interface Answers {
  /** Keys of whole fields. */
  fields: ReadonlySet<string>
  /** Table → keys of columns. */
  columns: ReadonlyMap<string, ReadonlySet<string>>
  /** All fields of the form: a path is split by them, because a key may contain a dot. */
  known: Readonly<Record<string, unknown>>
}

/** Operators over rows, with the index of the operand that names a column. */
export const COLUMN_OPERANDS: Readonly<Record<string, readonly number[]>> = {
  sum: [1],
  filter: [1],
  find: [1, 3],
}

/** Returns whether an operation itself names one of the answers. */
export function isRead({ operator, operands }: Operation, answers: Answers): boolean {
  if (operator === 'var') return isPathOf(operands[0], answers)
  const columns = answers.columns.get(tableRead(operands[0], answers) ?? '')
  if (!columns) return false
  const named = ownValue(COLUMN_OPERANDS, operator) ?? []
  return named.some((at) => columns.has(String(operands[at])))
}

function isPathOf(path: Logic | undefined, answers: Answers): boolean {
  if (typeof path !== 'string') return false
  const { key, column } = placeRead(path, answers)
  return answers.fields.has(key) || answers.columns.get(key)?.has(column ?? '') === true
}

/** Returns the field that a path reads, and in a row of a table the column. */
export function placeRead(
  path: string,
  { known }: Pick<Answers, 'known'>,
): { key: string; column?: string } {
  const key = keyRead(path, known)
  const [, ...column] = path.slice(key.length + 1).split('.')
  return column.length > 0 ? { key, column: column.join('.') } : { key }
}

/** Returns the table whose rows a rule reads, all of them or some; undefined for any other rule. */
export function tableRead(
  rule: Logic | undefined,
  answers: Pick<Answers, 'known'>,
): string | undefined {
  const node = readNode(rule ?? null)
  if ('fault' in node || node.kind !== 'operation') return undefined
  const [first] = node.operands
  if (node.operator === 'filter') return tableRead(first, answers)
  const isWhole = node.operator === 'var' && typeof first === 'string'
  return isWhole && keyRead(first, answers.known) === first ? first : undefined
}
