import type { FormBundle, FormField, FormValues } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { cleanHtml } from '#server/base/shared/cleanHtml.ts'

/**
 * Sanitises rich text values, in tables too (form language, section 2: "HTML, sanitised"). Runs before validation: a
 * text of nothing but a script counts as empty.
 */
export const cleanEditors = ({ fields }: FormBundle, values: FormValues): FormValues =>
  cleaned(Object.values(fields), values)

function cleaned(fields: readonly FormField[], values: FormValues): FormValues {
  const own = fields
    .filter(({ key }) => Object.hasOwn(values, key))
    .flatMap((field): [string, unknown][] => {
      const value = ownValue(values, field.key)
      if (field.shape === 'html' && typeof value === 'string')
        return [[field.key, cleanHtml(value)]]
      if (field.shape === 'rows' && Array.isArray(value))
        return [[field.key, value.map((row: unknown) => cleanedRow(field, row))]]
      return []
    })
  return { ...values, ...Object.fromEntries(own) }
}

const cleanedRow = ({ columns = [] }: FormField, row: unknown): unknown =>
  isRecord(row) ? cleaned(columns, row) : row
