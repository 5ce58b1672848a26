import type { FormField } from '#contract/form.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { isNeverKept } from './isNeverKept.ts'

/** True when at least a part of the field's value may be stored. */
export const isKeepable = (field: FormField): boolean =>
  field.shape !== 'none' && !isNeverKept(field)

/** Returns the storable part of a value: everything, or the storable cells of a table's rows. */
export function keepableValue({ columns }: FormField, value: unknown): unknown {
  const secret = (columns ?? []).filter(isNeverKept).map(({ key }) => key)
  if (secret.length === 0 || !Array.isArray(value)) return value
  return value.map((row) => (isRecord(row) ? withoutKeys(row, secret) : row))
}

const withoutKeys = (row: Record<string, unknown>, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(row).filter(([key]) => !keys.includes(key)))
