import { placeholderKey } from '#adapters/formInfo/fieldKey.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import type { FieldPlace } from '#formDocument/formDocument.ts'
import { keyOf } from '#formDocument/keys/keys.ts'
import { columnsOf, type FormInfo, fieldAt, fieldsOf } from '#formDocument/rows/rows.ts'
import { type FormPath, parseCell, rootOf } from '#runtime/core/form/paths.ts'

/** Returns the path of the definition at a place; of a column that of its first cell. */
export function pathOf(formInfo: FormInfo, place: FieldPlace): FormPath | undefined {
  const { column, ...table } = place
  const key = pathKey(fieldAt(formInfo, table), table)
  if (key === undefined || column === undefined) return key
  const own = keyOf(fieldAt(formInfo, place))
  return own === undefined ? key : `${key}/0/${own}`
}

/** Returns the place of the definition of a field or cell; the first of several with one key. */
export function placeOf(formInfo: FormInfo, path: FormPath): FieldPlace | undefined {
  const root = rootOf(path)
  const field = formInfo
    .flatMap((row, at) => fieldsOf(row).map((_, index): FieldPlace => ({ row: at, index })))
    .find((place) => pathKey(fieldAt(formInfo, place), place) === root)
  const cell = root === path ? undefined : parseCell(path)
  if (!field || !cell) return field
  const column = columnsOf(fieldAt(formInfo, field))?.findIndex((one) => keyOf(one) === cell.column)
  return column === undefined || column < 0 ? field : { ...field, column }
}

const pathKey = (field: unknown, { row, index }: FieldPlace): string | undefined =>
  isRecord(field)
    ? (keyOf(field) ?? placeholderKey({ raw: field, row, index, path: '' }))
    : undefined
