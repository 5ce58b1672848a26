import { contentText } from '#adapters/formInfo/display/contentText.ts'
import { displayField } from '#adapters/formInfo/displayField.ts'
import type { FormField } from '#contract/form.ts'
import { useFormEnvironment } from '#runtime/react/form/session/formEnvironment.ts'
import { useFieldValue } from '#runtime/react/form/session/useField.ts'

/** A cell's value in one line of text. */
export function useCellText(column: FormField, path: string): string {
  const tables = useFormEnvironment()
  return contentText(displayField(column, useFieldValue(path), tables))
}
