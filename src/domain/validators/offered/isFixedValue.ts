import type { FormField } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import type { CheckContext } from '../checkContext.ts'
import { isSameValue, isStoredValue } from './storedValue.ts'

/**
 * Whether a field that cannot be edited holds what it was given: what the stored record has, else what the page filled
 * in, else its default. Where none of them says anything there is nothing to hold it against; a row that is not of the
 * record holds the column's default.
 */
export function isFixedValue(field: FormField, value: unknown, context: CheckContext): boolean {
  const { record, prefilled, row } = context
  if (isStoredValue(field, value, context)) return true
  if (record && !row) return false
  const given = (row ? undefined : ownValue(prefilled, field.key)) ?? field.defaultValue
  return given === undefined || isSameValue(field, value, given)
}
