import type { FormField } from '#contract/form.ts'
import { type CellTexts, parseCells } from '#domain/text/pasted/parseCells.ts'
import { offeredItems } from '#domain/validators/offered/fieldItems.ts'
import type { FormStore } from '#runtime/core/form/formStore.ts'
import { planPaste } from '#runtime/core/form/paste/planPaste.ts'
import { type FormPath, parseCell } from '#runtime/core/form/paths.ts'
import type { FormEnvironment } from '#runtime/react/form/session/formEnvironment.ts'
import type { Notice, TableModel } from '../tableModel.ts'
import type { Clip } from './clip.ts'
import { htmlCells } from './htmlCells.ts'

/** The cell a paste begins at: row and shown column, counted from 0. */
export interface PasteStart {
  row: number
  column: number
}

interface PasteWorld {
  store: FormStore
  environment: FormEnvironment
  table: TableModel
}

/** Pastes cells into the table as one step; returns the message and the undo function. */
export async function pasteCells(
  { store, environment, table }: PasteWorld,
  clip: Clip,
  { row, column }: PasteStart,
): Promise<Notice | undefined> {
  const { edit, columns } = table
  const ids = store.rowIds(edit.path)
  const tables = { itemsOf: once(environment), branches: await branchesOf(environment, columns) }
  const into = { table: edit.field, columns, ids, row, column }
  const { change, rows, filled, leftOut } = planPaste(into, cellsOf(clip), tables)
  const back = store.changeRows(edit.path, change)
  if (!back) return { text: '表单正在提交，没有粘贴' }
  const wrong = wrongCells(store, edit.path, row, row + rows)
  if (rows === 1 && filled === 1 && wrong.length === 0 && leftOut.length === 0) return undefined
  const mend = wrong.length > 0 ? `，${wrong.length} 个需要修改` : ''
  return { text: `粘贴了 ${rows} 行：${filled} 个单元格已填入${mend}`, back, wrong, leftOut }
}

/** Options of a column, worked out once a paste. */
function once(environment: FormEnvironment) {
  const known = new Map<FormField, ReturnType<typeof offeredItems>>()
  return (field: FormField) => {
    const options = known.get(field) ?? offeredItems(field, environment)
    known.set(field, options)
    return options
  }
}

/** Branches, loaded only when a column needs them. When loading fails, every branch name counts as unknown. */
async function branchesOf({ subOrgs }: FormEnvironment, columns: readonly FormField[]) {
  return columns.some(({ type }) => type === 'subOrg') ? subOrgs().catch(() => []) : []
}

/** Cells of these rows that have a message now. */
const wrongCells = (store: FormStore, table: string, from: number, to: number): FormPath[] =>
  Object.keys(store.errors(table)).filter((path) => {
    const row = parseCell(path)?.row ?? -1
    return row >= from && row < to
  })

/** The pasted cells: those of an HTML table when there is one, because text loses line breaks inside cells. */
const cellsOf = ({ text, html }: Clip): CellTexts => htmlCells(html) ?? parseCells(text)
