import type { FormField } from '#contract/form.ts'
import { LIMITS } from '../limits.ts'
import { richTextFault } from '../richText/richTextFault.ts'

/** Why a value is not judged at all: rich text that would take long to clean, a table of more rows than any has. */
export function oversizeOf(field: FormField, value: unknown): string | undefined {
  if (field.shape === 'html' && typeof value === 'string') return richTextFault(value)
  const isLong = field.shape === 'rows' && Array.isArray(value) && value.length > LIMITS.tableRows
  return isLong ? `最多填写${LIMITS.tableRows}行` : undefined
}
