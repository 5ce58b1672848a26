import type { FormField } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import type { CheckContext } from '../checkContext.ts'
import { isSameValue, isStoredValue } from './storedValue.ts'

/**
 * Returns whether a field that cannot be edited still has its initial value: that of the stored record, else the page's
 * prefilled value, else the default. Without any of them no value passes; a row that is not in the record must have the
 * column's default.
 */
export function isFixedValue(field: FormField, value: unknown, context: CheckContext): boolean {
  const { record, prefilled, row } = context
  if (isStoredValue(field, value, context)) return true
  if (record && !row) return false
  const fixedValue = (row ? undefined : ownValue(prefilled, field.key)) ?? field.defaultValue
  return fixedValue !== undefined && isSameValue(field, value, fixedValue)
}
