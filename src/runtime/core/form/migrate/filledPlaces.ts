import type { FormBundle, FormField, FormValues } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { isEmpty } from '#domain/json/isEmpty.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { cellPath, type FormPath } from '../paths.ts'

/** A filled field or cell of a stored answer, in the form it was given to. */
export interface FilledPlace {
  path: FormPath
  table?: string
  field: FormField
  value: unknown
}

/** Returns all filled places of an answer in its form; tables by cell. */
export const filledPlaces = ({ order, fields }: FormBundle, stored: FormValues): FilledPlace[] =>
  order.flatMap((key) => {
    const field = ownValue(fields, key)
    const value = ownValue(stored, key)
    if (!field || field.shape === 'none' || isEmpty(value)) return []
    return field.columns ? cellsOf(field, value) : [{ path: key, field, value }]
  })

function cellsOf(table: FormField, value: unknown): FilledPlace[] {
  const rows: readonly unknown[] = Array.isArray(value) ? value : []
  return rows.flatMap((row, index) =>
    (table.columns ?? []).flatMap((field) => {
      const cell = isRecord(row) ? ownValue(row, field.key) : undefined
      if (isEmpty(cell)) return []
      const path = cellPath(table.key, index, field.key)
      return [{ path, table: table.key, field, value: cell }]
    }),
  )
}

/** Returns the corresponding field or column in another form. */
export function samePlace(
  { fields }: FormBundle,
  { table, field }: FilledPlace,
): FormField | undefined {
  if (table === undefined) return ownValue(fields, field.key)
  return ownValue(fields, table)?.columns?.find(({ key }) => key === field.key)
}
