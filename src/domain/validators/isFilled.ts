import type { FormField } from '#contract/form.ts'
import { isEmptyHtml } from '../htmlText.ts'
import { isEmpty } from '../isEmpty.ts'

/** Whether a field was given a value at all (form language, section 4.1); an editor's empty paragraphs are none. */
export function isFilled(field: FormField, value: unknown): boolean {
  if (isEmpty(value)) return false
  return !(field.shape === 'html' && typeof value === 'string' && isEmptyHtml(value))
}
