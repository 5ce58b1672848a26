import type { FormField } from '#contract/form.ts'
import { isEmptyHtml } from '../htmlText.ts'
import { isEmpty } from '../isEmpty.ts'
import { isRecord } from '../isRecord.ts'

/**
 * Whether a field was given a value at all (form language, section 4.1); an editor's empty paragraphs are none, and of
 * a required unit the area it is in is not enough: what is missing is then asked for, not called ill-formed.
 */
export function isFilled(field: FormField, value: unknown): boolean {
  if (isEmpty(value)) return false
  if (field.shape === 'areaOrg' && field.required) return !isEmpty(unitOf(value))
  return !(field.shape === 'html' && typeof value === 'string' && isEmptyHtml(value))
}

const unitOf = (value: unknown): unknown => (isRecord(value) ? value.orgName : value)
