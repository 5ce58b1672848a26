import type { FormField, FormValues } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { canonicalJson } from '../../canonicalJson.ts'
import { normaliseCardNo } from '../../cardNo.ts'
import { isRecord } from '../../isRecord.ts'
import type { CheckContext } from '../checkContext.ts'
import { rowsHolding } from '../rowsHolding.ts'

type Place = Pick<CheckContext, 'record' | 'row'>

/** Equal as JSON; card numbers are compared as they are stored. */
export function isSameValue({ constraints }: FormField, a: unknown, b: unknown): boolean {
  const plain = (value: unknown) =>
    constraints.card && typeof value === 'string' ? normaliseCardNo(value) : value
  return a !== undefined && canonicalJson(plain(a)) === canonicalJson(plain(b))
}

/**
 * Whether the value is what the edited record holds there. Rows move, come and go: of a cell it is what any stored row
 * holds in its column.
 */
export function isStoredValue(field: FormField, value: unknown, { record, row }: Place): boolean {
  if (!record) return false
  if (!row) return isSameValue(field, value, ownValue(record, field.key))
  const rows = storedRows(record, row.table)
  return rowsHolding(rows, field.key, value).some((index) =>
    isSameValue(field, value, ownValue(rows[index], field.key)),
  )
}

const NO_ROWS: readonly FormValues[] = []

function storedRows(record: FormValues, table: string): readonly FormValues[] {
  const rows = ownValue(record, table)
  return Array.isArray(rows) && rows.every(isRecord) ? rows : NO_ROWS
}
