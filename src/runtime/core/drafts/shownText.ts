import type { NameTables } from '#adapters/formInfo/display/displayer.ts'
import { displayField } from '#adapters/formInfo/displayField.ts'
import type { FormField } from '#contract/form.ts'
import type { PrintContent } from '#contract/print.ts'
import { htmlText } from '#domain/text/htmlText.ts'

/** Formats a value as text for copying: one line per row, files by name, rich text without markup. */
export const shownText = (field: FormField, value: unknown, tables: NameTables): string =>
  textOf(displayField(field, value ?? undefined, tables))

function textOf(content: PrintContent): string {
  if (content.kind === 'text') return content.text
  if (content.kind === 'html') return htmlText(content.html)
  if (content.kind === 'files' || content.kind === 'images')
    return content.files.map(({ name }) => name).join('、')
  if (content.kind === 'table')
    return content.rows.map((cells) => cells.map(textOf).join(' ')).join('\n')
  return ''
}
