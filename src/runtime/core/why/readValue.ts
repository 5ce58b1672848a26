import { displayField } from '#adapters/formInfo/displayField.ts'
import type { FormField } from '#contract/form.ts'
import type { PrintContent } from '#contract/print.ts'
import type { ReadValue } from '#contract/why.ts'
import { isEmpty } from '#domain/json/isEmpty.ts'
import { htmlText } from '#domain/text/htmlText.ts'
import type { FormContext } from '../form/formContext.ts'

/** Returns a value with its display text; passwords are not displayed. */
export function readValue(field: FormField, value: unknown, context: FormContext): ReadValue {
  const text = isEmpty(value) ? '' : textOf(displayField(field, value, context))
  return { value: value ?? null, text: text || plain(value) }
}

/** Formats a value without display as stored. */
const plain = (value: unknown): string => {
  if (isEmpty(value)) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

type Of<K extends PrintContent['kind']> = Extract<PrintContent, { kind: K }>

const TEXTS: { [K in PrintContent['kind']]: (content: Of<K>) => string } = {
  text: ({ text }) => text,
  html: ({ html }) => htmlText(html),
  images: ({ files }) => names(files),
  files: ({ files }) => names(files),
  table: ({ rows }) => `${rows.length} 行`,
  divider: () => '',
}

const names = (files: readonly { name: string }[]): string =>
  files.map(({ name }) => name).join('、')

// The table's own type ties each kind to its content; TypeScript cannot follow a look-up by a union.
const textOf = (content: PrintContent): string =>
  (TEXTS[content.kind] as (content: PrintContent) => string)(content)
