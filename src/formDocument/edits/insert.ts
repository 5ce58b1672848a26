import { LAYOUT_TYPES } from '#contract/formInfo.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import type { FieldPlace } from '../formDocument.ts'
import { formKeys, keysOf } from '../keys/keys.ts'
import {
  columnsOf,
  type FormInfo,
  fieldAt,
  fieldsOf,
  spliced,
  withColumns,
  withRow,
} from '../rows/rows.ts'
import { rangeOf } from '../rows/sections.ts'
import { cutAtPages, type Edit, type Target } from './edit.ts'
import { withFreeKeys } from './freeKeys.ts'

const NOT_COLUMNS: readonly unknown[] = [...LAYOUT_TYPES, 'table']

/** Returns whether definitions may be columns of a table. */
export const areColumns = (rows: FormInfo): boolean =>
  rows.flatMap(fieldsOf).every((field) => isRecord(field) && !NOT_COLUMNS.includes(field.type))

/**
 * Returns the form with rows after a place, at the end without one; after a column the definitions become columns.
 * Keys that are taken already are replaced. The edit's place is that of the first definition; undefined when there is
 * none, or where it cannot be a column.
 */
export function inserted(
  formInfo: FormInfo,
  rows: FormInfo,
  after: FieldPlace | null,
): Edit | undefined {
  if (rows.flatMap(fieldsOf).length === 0) return undefined
  if (after?.column !== undefined) return insertedColumns(formInfo, rows, after, after.column)
  const free = withFreeKeys(rows, formKeys(formInfo))
  if (!after) return put(formInfo, formInfo.length, free)
  const cut = cutAtPages(formInfo, after)
  return put(cut.formInfo, cut.place.row + 1, free)
}

const put = (formInfo: FormInfo, row: number, rows: FormInfo): Edit => ({
  formInfo: spliced(formInfo, row, 0, ...rows),
  place: { row, index: 0 },
})

function insertedColumns(
  formInfo: FormInfo,
  rows: FormInfo,
  { row, index }: FieldPlace,
  after: number,
): Edit | undefined {
  const columns = columnsOf(fieldAt(formInfo, { row, index }))
  if (!columns || !areColumns(rows)) return undefined
  const [free = []] = withFreeKeys([rows.flatMap(fieldsOf)], keysOf(columns))
  return {
    formInfo: withColumns(
      formInfo,
      { row, index },
      spliced(columns, after + 1, 0, ...fieldsOf(free)),
    ),
    place: { row, index, column: after + 1 },
  }
}

/** Returns the rows that a part consists of: its own, those of a section, a field alone in one. */
export function rowsOf(formInfo: FormInfo, target: Target): FormInfo {
  const { formInfo: rows, place } = cutAtPages(formInfo, target.place)
  if (target.part === 'field') return [[fieldAt(rows, place)]]
  const { start, end } = rangeOf(rows, target.part, place.row)
  return rows.slice(start, end)
}

/** Returns the form with a copy of a part behind it, with keys of its own: a field in its row, rows after its rows. */
export function duplicated(formInfo: FormInfo, target: Target): Edit | undefined {
  const copy = rowsOf(formInfo, target)
  const { formInfo: rows, place } = cutAtPages(formInfo, target.place)
  const { row, index } = place
  if (place.column !== undefined) return inserted(rows, copy, place)
  const free = withFreeKeys(copy, formKeys(rows))
  const fields = fieldsOf(rows[row])
  if (target.part === 'field' && fields.length > 1)
    return {
      formInfo: withRow(rows, row, spliced(fields, index + 1, 0, ...free.flatMap(fieldsOf))),
      place: { row, index: index + 1 },
    }
  return put(rows, rangeOf(rows, target.part, row).end, free)
}
