import type { Places } from '#adapters/formInfo/places.ts'
import type { FormBundle, FormField } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { jsonPointer } from '#domain/json/jsonPointer.ts'
import { suggest } from '#domain/text/suggest.ts'
import { parseCell } from '#runtime/core/form/paths.ts'
import type { Scenario, ScenarioStep, StepShapes, UnknownName } from '../scenario.ts'
import { wordOf } from '../steps/playStep.ts'
import { unknownNameWords } from '../wording/unknownNameWords.ts'
import type { Fault } from './fault.ts'

/** A name that the form does not have, with its place below the step. */
interface UnknownAt extends Omit<UnknownName, 'step'> {
  path: readonly (string | number)[]
  /** The names that the form has. */
  known?: readonly string[]
}

type Fields = FormBundle['fields']

/**
 * Reports fields, tables and columns set by steps that the form does not have. Expectations about unknown keys fail by
 * themselves; `context.initial` is not checked, because a stored record may be older than the form.
 * @param places of the scenario's text; absent where it has none
 */
export const formFaults = (
  { steps }: Pick<Scenario, 'steps'>,
  { fields }: Pick<FormBundle, 'fields'>,
  places?: Places,
): Fault[] =>
  steps.flatMap((step, index) =>
    unknownNamesIn(step, fields).map(({ path, known, ...named }) => {
      const unknownName = { ...named, step: wordOf(step) }
      const told = [unknownNameWords(unknownName), known && suggest(named.key, known)]
      return {
        ...{ step: index + 1, sentence: told.filter(Boolean).join('，'), unknownName },
        ...(places && { at: places.at(jsonPointer('steps', index, ...path), 'key') }),
      }
    }),
  )

function unknownNamesIn(step: ScenarioStep, fields: Fields): UnknownAt[] {
  if ('set' in step)
    return Object.entries(step.set).flatMap(([path, value]) => [
      ...unknownPath(path, fields, ['set', path]),
      ...unknownRows(path, value, fields, ['set', path]),
    ])
  if ('type' in step)
    return Object.keys(step.type).flatMap((path) => unknownPath(path, fields, ['type', path]))
  if ('blur' in step)
    return [step.blur].flat().flatMap((path) => unknownPath(path, fields, ['blur']))
  if ('paste' in step) return unknownPaste(step, fields)
  if ('upload' in step) return unknownUpload(step.upload, fields)
  if ('addRow' in step)
    return unknownTable(step.addRow, fields, ['addRow'], [step.value, ['value']])
  if ('setRow' in step)
    return unknownTable(step.setRow, fields, ['setRow'], [step.value, ['value']])
  if ('moveRow' in step) return unknownTable(step.moveRow, fields, ['moveRow'])
  if ('deleteRow' in step) return unknownTable(step.deleteRow, fields, ['deleteRow'])
  return []
}

const fieldOf = (fields: Fields, key: string): FormField | undefined => ownValue(fields, key)

const unknownKey = (key: string, fields: Fields, path: UnknownAt['path']): UnknownAt[] =>
  fieldOf(fields, key) ? [] : [{ problem: 'field', key, known: Object.keys(fields), path }]

/** A text, or a table with the column the paste begins at. */
function unknownPaste({ paste, column }: StepShapes['paste'], fields: Fields): UnknownAt[] {
  const unknown = unknownPath(paste, fields, ['paste'])
  if (unknown.length > 0 || column === undefined) return unknown
  const table = unknownTable(paste, fields, ['paste'])
  return table.length > 0 ? table : unknownColumn(paste, column, fields, ['column'])
}

/** A place files can be picked for: a field or a cell. */
function unknownUpload(at: string, fields: Fields): UnknownAt[] {
  const unknown = unknownPath(at, fields, ['upload'])
  if (unknown.length > 0) return unknown
  const cell = fieldOf(fields, at) ? undefined : parseCell(at)
  const columns = fieldOf(fields, cell?.table ?? '')?.columns ?? []
  const place = fieldOf(fields, at) ?? columns.find(({ key }) => key === cell?.column)
  return place?.shape === 'files' ? [] : [{ problem: 'noFiles', key: at, path: ['upload'] }]
}

/** A field, or a cell of a table. */
function unknownPath(at: string, fields: Fields, path: UnknownAt['path']): UnknownAt[] {
  const cell = fieldOf(fields, at) ? undefined : parseCell(at)
  if (!cell) return unknownKey(at, fields, path)
  const table = unknownTable(cell.table, fields, path)
  return table.length > 0 ? table : unknownColumn(cell.table, cell.column, fields, path)
}

/** Checks the table of a step and the values for its row. */
function unknownTable(
  key: string,
  fields: Fields,
  path: UnknownAt['path'],
  [row, rowPath]: [row: unknown, path: UnknownAt['path']] = [undefined, []],
): UnknownAt[] {
  const field = fieldOf(fields, key)
  const tables = Object.keys(fields).filter((each) => fieldOf(fields, each)?.columns)
  if (!field) return [{ problem: 'table', key, known: tables, path }]
  if (!field.columns) return [{ problem: 'noTable', key, path }]
  return unknownCells(key, row, fields, rowPath)
}

/** The rows of a whole table. */
const unknownRows = (
  key: string,
  value: unknown,
  fields: Fields,
  path: UnknownAt['path'],
): UnknownAt[] =>
  fieldOf(fields, key)?.columns && Array.isArray(value)
    ? value.flatMap((row, index) => unknownCells(key, row, fields, [...path, index]))
    : []

const unknownCells = (
  table: string,
  row: unknown,
  fields: Fields,
  path: UnknownAt['path'],
): UnknownAt[] =>
  isRecord(row)
    ? Object.keys(row).flatMap((column) => unknownColumn(table, column, fields, [...path, column]))
    : []

function unknownColumn(
  table: string,
  column: string,
  fields: Fields,
  path: UnknownAt['path'],
): UnknownAt[] {
  const known = (fieldOf(fields, table)?.columns ?? []).map(({ key }) => key)
  return known.includes(column) ? [] : [{ problem: 'column', table, key: column, known, path }]
}
