import { FIELD_TYPE_NAMES } from '#adapters/formInfo/fieldTypes/fieldTypeRegistry.ts'
import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import { fill } from '#domain/text/fill.ts'
import { htmlText } from '#domain/text/htmlText.ts'
import texts from './texts.json' with { type: 'json' }

/** Maximum length of an explanation used as a label, in UTF-16 units. */
const EXCERPT = 20

/** Returns the display name of a definition: its label, otherwise the beginning of its explanation. */
export function labelOf(field: unknown): string {
  if (!isRecord(field)) return texts.unreadable
  const label = textOf(field.label)
  if (label !== '') return label
  const excerpt = htmlText(textOf(field.describe) || textOf(field.defaultValue)).trim()
  if (excerpt !== '') return excerpt.length > EXCERPT ? `${excerpt.slice(0, EXCERPT)}…` : excerpt
  return field.type === 'divider' ? FIELD_TYPE_NAMES.divider : texts.unnamed
}

/** Returns the display name of a row with several fields, derived from its first. */
export const rowLabelOf = (fields: readonly unknown[]): string =>
  fill(texts.row, { first: labelOf(fields[0]), count: fields.length })

/** Returns the name of a definition's type. */
export function typeNameOf(field: unknown): string {
  if (!isRecord(field)) return texts.unreadableKind
  return (
    ownValue(FIELD_TYPE_NAMES as Record<string, string>, String(field.type)) ?? texts.unknownKind
  )
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
