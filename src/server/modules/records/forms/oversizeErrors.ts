import type { FormErrors } from '#contract/envelope.ts'
import type { FormField, FormValues } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { oversizeOf } from '#domain/validators/oversizeOf.ts'
import { cellPath } from '#runtime/core/form/paths.ts'

/** Messages for values too large to sanitise and check, by path; one linear pass. */
export const oversizeErrors = (
  fields: readonly FormField[],
  values: FormValues,
): FormErrors['errors'] =>
  Object.fromEntries(fields.flatMap((field) => errorsAt(field, ownValue(values, field.key))))

function errorsAt(field: FormField, value: unknown): [string, string][] {
  const own = oversizeOf(field, value)
  if (own !== undefined) return [[field.key, own]]
  const written = (field.columns ?? []).filter(({ shape }) => shape === 'html')
  if (written.length === 0 || !Array.isArray(value)) return []
  return value.flatMap((row: unknown, index) =>
    written.flatMap((column): [string, string][] => {
      const fault = isRecord(row) && oversizeOf(column, ownValue(row, column.key))
      return fault ? [[cellPath(field.key, index, column.key), fault]] : []
    }),
  )
}
