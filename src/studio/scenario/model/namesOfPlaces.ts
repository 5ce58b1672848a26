import { contentText } from '#adapters/formInfo/display/contentText.ts'
import type { NameTables } from '#adapters/formInfo/display/displayer.ts'
import { displayField } from '#adapters/formInfo/displayField.ts'
import type { FormBundle } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { fill } from '#domain/text/fill.ts'
import { fieldAt } from '#replay/fieldAt.ts'
import { labelOf } from '#replay/wording/labelOf.ts'
import { type FormPath, parseCell } from '#runtime/core/form/paths.ts'
import texts from './texts.json' with { type: 'json' }

type Fields = FormBundle['fields']

/**
 * Returns the name of the field or cell at a path.
 * @param former fields of the published form: a test may refer to removed ones
 */
export function placeName(path: FormPath, fields: Fields, former: Fields = {}): string {
  const name = nameIn(path, fields)
  if (name !== undefined) return name
  return fill(texts.gone, { name: nameIn(path, former) ?? path })
}

function nameIn(path: FormPath, fields: Fields): string | undefined {
  const field = ownValue(fields, path)
  if (field) return labelOf(field)
  const cell = parseCell(path)
  const column = fieldAt({ fields }, path)
  const table = cell && ownValue(fields, cell.table)
  if (!cell || !column || !table) return undefined
  return fill(texts.cell, { table: labelOf(table), row: cell.row + 1, column: labelOf(column) })
}

/** Returns a value as the form shows it; for rows, the contents of their cells. */
export function valueName(
  path: FormPath,
  value: unknown,
  form: Pick<FormBundle, 'fields'>,
  tables: NameTables,
): string {
  const field = fieldAt(form, path)
  const isNothing = value === null || value === undefined || value === ''
  if (isNothing) return texts.nothing
  if (!field) return typeof value === 'string' ? value : JSON.stringify(value)
  const content = displayField(field, value, tables)
  const shown =
    content.kind === 'table'
      ? content.rows.map((row) => row.map(contentText).filter(Boolean).join('，')).join('；')
      : contentText(content)
  return shown === '' ? JSON.stringify(value) : shown
}
