import type { FormField, FormValues } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { canonicalJson } from '../../json/canonicalJson.ts'
import { isRecord } from '../../json/isRecord.ts'
import { cleanValue } from '../../text/kinds/cleanValue.ts'
import type { CheckContext } from '../checkContext.ts'
import { rowsHolding } from '../rowsHolding.ts'

type Place = Pick<CheckContext, 'record' | 'row'>

/** Equal as JSON, as they are stored. */
export const isSameValue = (field: FormField, a: unknown, b: unknown): boolean =>
  a !== undefined && canonicalJson(cleanValue(field, a)) === canonicalJson(cleanValue(field, b))

/**
 * Returns whether the value equals the stored one of the edited record. Rows may be moved, added and removed: a cell
 * matches when any stored row has its value in that column.
 */
export function isStoredValue(field: FormField, value: unknown, { record, row }: Place): boolean {
  if (!record) return false
  if (!row) return isSameValue(field, value, ownValue(record, field.key))
  const rows = storedRows(record, row.table)
  return rowsHolding(rows, field, value).some((index) =>
    isSameValue(field, value, ownValue(rows[index], field.key)),
  )
}

/** Returns what the edited record holds in a field, or in a column of any row. */
export function storedValues({ key }: FormField, { record, row }: Place): unknown[] {
  if (!record) return []
  return row
    ? storedRows(record, row.table).map((each) => ownValue(each, key))
    : [ownValue(record, key)]
}

const NO_ROWS: readonly FormValues[] = []

function storedRows(record: FormValues, table: string): readonly FormValues[] {
  const rows = ownValue(record, table)
  return Array.isArray(rows) && rows.every(isRecord) ? rows : NO_ROWS
}
