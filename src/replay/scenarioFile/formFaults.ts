import type { Places } from '#adapters/formInfo/places.ts'
import type { FormBundle, FormField } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { jsonPointer } from '#domain/json/jsonPointer.ts'
import { suggest } from '#domain/text/suggest.ts'
import { parseCell } from '#runtime/core/form/paths.ts'
import type { Scenario, ScenarioStep, StepShapes } from '../scenario.ts'
import type { Fault } from './fault.ts'

/** A name that the form does not have, with its place below the step. */
interface Stranger {
  sentence: string
  path: readonly (string | number)[]
}

type Fields = FormBundle['fields']

/**
 * Reports fields, tables and columns set by steps that the form does not have. Expectations about unknown keys fail by
 * themselves; `context.initial` is not checked, because a stored record may be older than the form.
 */
export const formFaults = ({ steps }: Scenario, { fields }: FormBundle, places: Places): Fault[] =>
  steps.flatMap((step, index) =>
    strangersIn(step, fields).map(({ sentence, path }) => ({
      step: index + 1,
      sentence: `${path[0]} ${sentence}`,
      at: places.at(jsonPointer('steps', index, ...path), 'key'),
    })),
  )

function strangersIn(step: ScenarioStep, fields: Fields): Stranger[] {
  if ('set' in step)
    return Object.entries(step.set).flatMap(([path, value]) => [
      ...strangePath(path, fields, ['set', path]),
      ...strangeRows(path, value, fields, ['set', path]),
    ])
  if ('type' in step)
    return Object.keys(step.type).flatMap((path) => strangePath(path, fields, ['type', path]))
  if ('blur' in step)
    return [step.blur].flat().flatMap((path) => strangePath(path, fields, ['blur']))
  if ('paste' in step) return strangePaste(step, fields)
  if ('upload' in step) return strangeUpload(step.upload, fields)
  if ('addRow' in step)
    return strangeTable(step.addRow, fields, ['addRow'], [step.value, ['value']])
  if ('setRow' in step)
    return strangeTable(step.setRow, fields, ['setRow'], [step.value, ['value']])
  if ('moveRow' in step) return strangeTable(step.moveRow, fields, ['moveRow'])
  if ('deleteRow' in step) return strangeTable(step.deleteRow, fields, ['deleteRow'])
  return []
}

const fieldOf = (fields: Fields, key: string): FormField | undefined => ownValue(fields, key)

const stranger = (
  what: string,
  key: string,
  known: Iterable<string>,
  path: Stranger['path'],
): Stranger[] => [
  {
    sentence: [`没有标识为“${key}”的${what}`, suggest(key, known)].filter(Boolean).join('，'),
    path,
  },
]

const strangeKey = (key: string, fields: Fields, path: Stranger['path']): Stranger[] =>
  fieldOf(fields, key) ? [] : stranger('字段', key, Object.keys(fields), path)

/** A text, or a table with the column the paste begins at. */
function strangePaste({ paste, column }: StepShapes['paste'], fields: Fields): Stranger[] {
  const strange = strangePath(paste, fields, ['paste'])
  if (strange.length > 0 || column === undefined) return strange
  const table = strangeTable(paste, fields, ['paste'])
  return table.length > 0 ? table : strangeColumn(paste, column, fields, ['column'])
}

/** A place files can be picked for: a field or a cell. */
function strangeUpload(at: string, fields: Fields): Stranger[] {
  const strange = strangePath(at, fields, ['upload'])
  if (strange.length > 0) return strange
  const cell = fieldOf(fields, at) ? undefined : parseCell(at)
  const columns = fieldOf(fields, cell?.table ?? '')?.columns ?? []
  const place = fieldOf(fields, at) ?? columns.find(({ key }) => key === cell?.column)
  return place?.shape === 'files' ? [] : [{ sentence: `“${at}”不收文件`, path: ['upload'] }]
}

/** A field, or a cell of a table. */
function strangePath(at: string, fields: Fields, path: Stranger['path']): Stranger[] {
  const cell = fieldOf(fields, at) ? undefined : parseCell(at)
  if (!cell) return strangeKey(at, fields, path)
  const table = strangeTable(cell.table, fields, path)
  return table.length > 0 ? table : strangeColumn(cell.table, cell.column, fields, path)
}

/** Checks the table of a step and the values for its row. */
function strangeTable(
  key: string,
  fields: Fields,
  path: Stranger['path'],
  [row, rowPath]: [row: unknown, path: Stranger['path']] = [undefined, []],
): Stranger[] {
  const field = fieldOf(fields, key)
  const tables = Object.keys(fields).filter((each) => fieldOf(fields, each)?.columns)
  if (!field) return stranger('表格', key, tables, path)
  if (!field.columns) return [{ sentence: `“${key}”不是表格`, path }]
  return strangeCells(key, row, fields, rowPath)
}

/** The rows of a whole table. */
const strangeRows = (
  key: string,
  value: unknown,
  fields: Fields,
  path: Stranger['path'],
): Stranger[] =>
  fieldOf(fields, key)?.columns && Array.isArray(value)
    ? value.flatMap((row, index) => strangeCells(key, row, fields, [...path, index]))
    : []

const strangeCells = (
  table: string,
  row: unknown,
  fields: Fields,
  path: Stranger['path'],
): Stranger[] =>
  isRecord(row)
    ? Object.keys(row).flatMap((column) => strangeColumn(table, column, fields, [...path, column]))
    : []

function strangeColumn(
  table: string,
  column: string,
  fields: Fields,
  path: Stranger['path'],
): Stranger[] {
  const columns = (fieldOf(fields, table)?.columns ?? []).map(({ key }) => key)
  return columns.includes(column) ? [] : stranger('列', column, columns, path)
}
