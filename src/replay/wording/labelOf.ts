import { FIELD_TYPE_NAMES } from '#adapters/formInfo/fieldTypes/fieldTypeRegistry.ts'
import type { FormField } from '#contract/form.ts'
import { htmlText } from '#domain/text/htmlText.ts'

type Named = Pick<FormField, 'key' | 'label' | 'type'> & { ui?: { html?: string } | undefined }

const LONGEST = 12

/** The name of a field for people: its label, else the beginning of its text, else its type. */
export function labelOf({ label, type, ui }: Named): string {
  if (label !== '') return label
  const text = [...htmlText(ui?.html ?? '').trim()]
  if (text.length === 0) return FIELD_TYPE_NAMES[type]
  return text.slice(0, LONGEST).join('') + (text.length > LONGEST ? '…' : '')
}
