import { isRecord } from '#domain/json/isRecord.ts'
import type { FieldPlace } from '../formDocument.ts'

/** Rows of field definitions, as a form's document holds them; malformed entries stay as they are. */
export type FormInfo = readonly unknown[]

/** Returns the definitions of a row: a list of them, or a single one that stands for its row. */
export const fieldsOf = (row: unknown): readonly unknown[] => (Array.isArray(row) ? row : [row])

export const isPage = (field: unknown): boolean => isRecord(field) && field.type === 'page'

/** Returns whether a row starts a section. */
export const startsSection = (row: unknown): boolean => fieldsOf(row).some(isPage)

/** Returns the column definitions of a table; undefined for any other field. */
export function columnsOf(field: unknown): readonly unknown[] | undefined {
  if (!isRecord(field) || field.type !== 'table') return undefined
  return Array.isArray(field.items) ? field.items : []
}

/** Returns the definition at a place; undefined when there is none. */
export function fieldAt(formInfo: FormInfo, { row, index, column }: FieldPlace): unknown {
  const field = row in formInfo ? fieldsOf(formInfo[row])[index] : undefined
  return column === undefined ? field : columnsOf(field)?.[column]
}

/** Returns a form with changed definitions; rows in which nothing changes are the same objects, and so is the form. */
export function mapFields(
  formInfo: FormInfo,
  change: (field: unknown, place: FieldPlace) => unknown,
): FormInfo {
  const rows = formInfo.map((row, at) => {
    const fields = fieldsOf(row)
    const changed = fields.map((field, index) => change(field, { row: at, index }))
    if (changed.every((field, index) => field === fields[index])) return row
    return Array.isArray(row) ? changed : changed[0]
  })
  return rows.every((row, at) => row === formInfo[at]) ? formInfo : rows
}

/** Returns the list with some entries replaced by others. */
export const spliced = <T>(
  list: readonly T[],
  at: number,
  removed: number,
  ...added: readonly T[]
): T[] => [...list.slice(0, at), ...added, ...list.slice(at + removed)]

/** Returns the list with two entries exchanged. */
export function swapped<T>(list: readonly T[], one: number, other: number): T[] {
  const [first, second] = [Math.min(one, other), Math.max(one, other)]
  return [
    ...list.slice(0, first),
    ...list.slice(second, second + 1),
    ...list.slice(first + 1, second),
    ...list.slice(first, first + 1),
    ...list.slice(second + 1),
  ]
}

/** Returns the rows with the fields of one replaced; a row without fields is removed. */
export function withRow(formInfo: FormInfo, row: number, fields: readonly unknown[]): FormInfo {
  if (fields.length === 0) return spliced(formInfo, row, 1)
  const isBare = !Array.isArray(formInfo[row]) && fields.length === 1
  return spliced(formInfo, row, 1, isBare ? fields[0] : fields)
}

/** Returns the rows with one definition replaced. */
export const withField = (
  formInfo: FormInfo,
  { row, index }: FieldPlace,
  field: unknown,
): FormInfo => withRow(formInfo, row, spliced(fieldsOf(formInfo[row]), index, 1, field))

/** Returns the rows with the columns of the table at a place replaced. */
export function withColumns(
  formInfo: FormInfo,
  place: FieldPlace,
  items: readonly unknown[],
): FormInfo {
  const { column: _, ...table } = place
  const field = fieldAt(formInfo, table)
  return isRecord(field) ? withField(formInfo, table, { ...field, items }) : formInfo
}
