import type { FormField, FormValues } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'

/** Ids of the registered units in the values, in tables too, without duplicates. */
export const unitIds = (fields: readonly FormField[], values: FormValues): string[] => [
  ...new Set(fields.flatMap((field) => idsIn(field, ownValue(values, field.key)))),
]

function idsIn({ shape, columns }: FormField, value: unknown): string[] {
  if (shape === 'areaOrg' && isRecord(value)) {
    const id = ownValue(value, 'id')
    return typeof id === 'string' && id !== '' ? [id] : []
  }
  if (!columns || !Array.isArray(value)) return []
  return value.filter(isRecord).flatMap((row) => unitIds(columns, row))
}
