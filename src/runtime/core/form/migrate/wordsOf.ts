import { contentText } from '#adapters/formInfo/display/contentText.ts'
import { displayField } from '#adapters/formInfo/displayField.ts'
import type { FormField } from '#contract/form.ts'
import type { FormContext } from '../formContext.ts'

/** Formats a value in one line. */
export const wordsOf = (field: FormField, value: unknown, context: FormContext): string =>
  contentText(displayField(field, value, context))
