import type { FormField } from '#contract/form.ts'
import type { Dictionaries } from '#contract/formInfo.ts'
import type { Logic } from '#contract/logic.ts'
import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { keyRead } from '#domain/logic/keyRead.ts'

/** Names of the fields and codes that a rule reads. */
export interface RuleNames {
  fields: Readonly<Record<string, FormField>>
  dictionaries: Dictionaries
  /** The name of a field or column for people. */
  labelOf(field: FormField): string
}

/** The words of a rule's parts. */
export interface Talk {
  names: RuleNames
  /** A part that holds or does not: `“类别”为“个人”（01）`. */
  condition(rule: Logic | undefined): string
  /** Returns the same for one of several parts, in brackets when it consists of several itself. */
  grouped(rule: Logic | undefined): string
  /** A part that has a value: `“成果”的“金额”合计`. */
  value(rule: Logic | undefined): string
}

/** Returns an operation as its operator and operands; for anything else the operator is empty. */
export function taken(rule: Logic | undefined): [operator: string, operands: readonly Logic[]] {
  const [entry] = isRecord(rule) ? Object.entries(rule) : []
  if (!entry) return ['', []]
  const operands = entry[1] as Logic
  return [entry[0], Array.isArray(operands) ? operands : [operands]]
}

export const quoted = (text: string): string => `“${text}”`

/** Returns the path of a `var`; undefined for any other rule. */
function pathRead(rule: Logic | undefined): string | undefined {
  const [operator, [path]] = taken(rule)
  return operator === 'var' && typeof path === 'string' ? path : undefined
}

/** Returns the field that a `var` reads as a whole. */
export function fieldRead(rule: Logic | undefined, { fields }: RuleNames): FormField | undefined {
  const path = pathRead(rule)
  return path === undefined ? undefined : ownValue(fields, path)
}

const ENDS: Readonly<Record<string, string>> = { 0: '的开始', 1: '的结束' }

/** Returns the name of what a path reads: a field, an end of a period, a cell. */
export function pathName(path: string, { fields, labelOf }: RuleNames): string {
  const key = keyRead(path, fields)
  const field = ownValue(fields, key)
  const name = quoted(field ? labelOf(field) : key)
  const [row, column, ...more] = path === key ? [] : path.slice(key.length + 1).split('.')
  if (row === undefined) return name
  if (field?.shape === 'period' && column === undefined) return name + (ownValue(ENDS, row) ?? row)
  const cell = column === undefined ? '' : columnName(field, [column, ...more].join('.'), labelOf)
  return `${name}的第 ${Number.isInteger(Number(row)) ? Number(row) + 1 : row} 项${cell && `的${cell}`}`
}

/** Returns the quoted name of a table's column. */
export function columnName(
  table: FormField | undefined,
  key: string,
  labelOf: RuleNames['labelOf'],
): string {
  const column = table?.columns?.find((each) => each.key === key)
  return quoted(column ? labelOf(column) : key)
}
