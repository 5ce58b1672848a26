import type { FormField } from '#contract/form.ts'
import { LIMITS } from '../limits.ts'
import { richTextFault } from '../richText/richTextFault.ts'

/**
 * Returns why a value is too large to be checked: rich text that would take long to clean, a table with more rows than
 * any table may have; undefined for any other value.
 */
export function oversizeOf(field: FormField, value: unknown): string | undefined {
  if (field.shape === 'html' && typeof value === 'string') return richTextFault(value)
  const isLong = field.shape === 'rows' && Array.isArray(value) && value.length > LIMITS.tableRows
  return isLong ? `最多填写${LIMITS.tableRows}行` : undefined
}
