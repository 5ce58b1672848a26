import { TextBoxType } from '#contract/codes.ts'
import type { FormField } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { parseCells } from '#domain/text/pasted/parseCells.ts'
import { offeredItems } from '#domain/validators/offered/fieldItems.ts'
import type { FormStore } from '#runtime/core/form/formStore.ts'
import { planPaste } from '#runtime/core/form/paste/planPaste.ts'
import type { StepShapes } from '../scenario.ts'
import { missingRow, type Undone } from './undone.ts'

/**
 * Pastes into a text, or into a table as from a spreadsheet: tabs between cells, line breaks between rows, from a cell
 * on to the right and downwards. Without a row it begins behind the last one, without a column with the first.
 */
export function paste(store: FormStore, step: StepShapes['paste']): Undone {
  const { paste: key, text, row, column } = step
  const table = ownValue(store.bundle.fields, key)
  if (!table?.columns) {
    store.type(key, table ? typedText(table, text) : text)
    return undefined
  }
  const { context } = store.options
  const ids = store.rowIds(key)
  const columns = table.columns.filter(({ isHide }) => !isHide)
  const from = column === undefined ? 0 : columns.findIndex((each) => each.key === column)
  if (row !== undefined && row > ids.length) return missingRow(store, key, row)
  const into = { table, columns, ids, row: row ?? ids.length, column: Math.max(0, from) }
  const tables = { itemsOf: (field: FormField) => offeredItems(field, context), branches: [] }
  store.changeRows(key, planPaste(into, parseCells(text), tables).change)
  return undefined
}

/** One line takes no line ends: Chromium puts a blank for each. */
const typedText = ({ ui }: FormField, text: string): string =>
  ui.textBoxType === TextBoxType.Textarea ? text : text.replace(/\r\n|\r|\n/g, ' ')
