import type { FormBundle, FormField } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { fill } from '#domain/text/fill.ts'
import { parseCell } from '#runtime/core/form/paths.ts'
import type { UnknownName } from '../scenario.ts'
import words from './unknownNameWords.json' with { type: 'json' }

type Fields = FormBundle['fields']

/**
 * Returns in words what a step does with a part that its form lacks: `填写了“职称”，表单里已经没有这个字段`.
 * @param fields present and previous fields of the form; the latter give removed parts their labels
 */
export function unknownNameWords(
  { step, problem, key, table }: UnknownName,
  fields: Fields = {},
  former: Fields = {},
): string {
  const held =
    table === undefined ? undefined : (ownValue(fields, table) ?? ownValue(former, table))
  const was = table === undefined ? fieldAt(key, former) : columnOf(ownValue(former, table), key)
  const called = (was ?? fieldAt(key, fields))?.label || key
  const name =
    table === undefined
      ? fill(words.named, { name: called })
      : fill(words.column, { table: held?.label || table, column: called })
  const isGone = was !== undefined && Object.hasOwn(words.gone, problem)
  const problems = isGone ? { ...words.problems, ...words.gone } : words.problems
  const did = problem === 'column' && ROWS.includes(step) ? 'set' : step
  return `${fill(words.steps[did], { name })}，${problems[problem]}`
}

/** Steps that give a row its cells. */
const ROWS: readonly UnknownName['step'][] = ['addRow', 'setRow']

/** A field, or the column of a cell. */
function fieldAt(path: string, fields: Fields): FormField | undefined {
  const field = ownValue(fields, path)
  const cell = field ? undefined : parseCell(path)
  return cell ? columnOf(ownValue(fields, cell.table), cell.column) : field
}

const columnOf = (table: FormField | undefined, key: string): FormField | undefined =>
  table?.columns?.find((column) => column.key === key)
