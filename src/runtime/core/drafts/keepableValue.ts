import type { FormField } from '#contract/form.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { isNeverKept } from './isNeverKept.ts'

/** Whether anything of the field's value may stay on the device. */
export const isKeepable = (field: FormField): boolean =>
  field.shape !== 'none' && !isNeverKept(field)

/** What of a keepable field's value may stay: all of it, of a table's rows the cells that may. */
export function keepableValue({ columns }: FormField, value: unknown): unknown {
  const secret = (columns ?? []).filter(isNeverKept).map(({ key }) => key)
  if (secret.length === 0 || !Array.isArray(value)) return value
  return value.map((row) => (isRecord(row) ? withoutKeys(row, secret) : row))
}

const withoutKeys = (row: Record<string, unknown>, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(row).filter(([key]) => !keys.includes(key)))
