import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import type { NameTables } from '#adapters/formInfo/display/displayer.ts'
import { displayField } from '#adapters/formInfo/displayField.ts'
import type { FormBundle } from '#contract/form.ts'
import type { PrintContent } from '#contract/print.ts'
import { ownValue } from '#contract/record.ts'
import { isRecord } from '#domain/json/isRecord.ts'
import type { PersonRow } from '#server/modules/people/repositories/personRows.ts'
import { storedForm } from '#server/modules/records/forms/storedForm.ts'
import type { Tx } from '#server/store/store.ts'
import type { NamedValue } from './ownDataDocument.ts'

/** Context for reading stored answers by the forms with which they were submitted; each form is converted once. */
export interface FormReader {
  tables: NameTables
  bundles: Map<string, FormBundle>
}

/** Returns the answers of an application with the labels of its own form, and with codes in words. */
export async function readAnswers(
  tx: Tx,
  { formHash, formInfo }: PersonRow,
  reader: FormReader,
): Promise<NamedValue[]> {
  if (typeof formHash !== 'string' || !isRecord(formInfo)) return []
  const bundle = await bundleOf(tx, formHash, reader)
  return Object.entries(formInfo).flatMap(([key, value]) => {
    const field = ownValue(bundle.fields, key)
    if (!field) return [{ key, label: key, value }]
    const text = contentText(displayField(field, value, reader.tables))
    return text === '' ? [] : [{ key, label: field.label || key, value, text }]
  })
}

async function bundleOf(tx: Tx, hash: string, { bundles, tables }: FormReader) {
  const cached = bundles.get(hash)
  if (cached) return cached
  const { formInfo } = await storedForm(tx, hash)
  const bundle = convertFormInfo(formInfo, { dictionaries: tables.dictionaries })
  bundles.set(hash, bundle)
  return bundle
}

/** Formats the content of a printed cell as plain text. */
function contentText(content: PrintContent): string {
  switch (content.kind) {
    case 'text':
      return content.text
    case 'html':
      return content.html.replace(/<[^>]*>/g, ' ').trim()
    case 'images':
    case 'files':
      return content.files.map(({ name }) => name).join('；')
    case 'table':
      return content.rows
        .map((row) =>
          row.map((cell, at) => `${content.columns[at] ?? ''}：${contentText(cell)}`).join('，'),
        )
        .join('；')
    case 'divider':
      return ''
  }
}
