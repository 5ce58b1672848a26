import type { FormField } from '#contract/form.ts'
import { isEmpty } from '../json/isEmpty.ts'
import { isRecord } from '../json/isRecord.ts'
import { isEmptyHtml } from '../text/htmlText.ts'
import { cleanValue } from '../text/kinds/cleanValue.ts'

/**
 * Returns whether a field has a value (form language, section 4.1). Empty paragraphs of an editor do not count, nor
 * does the area alone of a required unit: the error is then "required", not a malformed value.
 */
export function isFilled(field: FormField, given: unknown): boolean {
  const value = cleanValue(field, given)
  if (isEmpty(value)) return false
  if (field.shape === 'areaOrg' && field.required) return !isEmpty(unitOf(value))
  return !(field.shape === 'html' && typeof value === 'string' && isEmptyHtml(value))
}

const unitOf = (value: unknown): unknown => (isRecord(value) ? value.orgName : value)
