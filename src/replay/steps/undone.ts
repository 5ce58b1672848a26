import { ownValue } from '#contract/record.ts'
import type { FormStore } from '#runtime/core/form/formStore.ts'
import { parseCell } from '#runtime/core/form/paths.ts'

/** Reason why a step could not be done; undefined when it was. */
export type Undone = string | undefined

export function missingRow(store: FormStore, table: string, index: number): string {
  const label = ownValue(store.bundle.fields, table)?.label || table
  return `表格“${label}”没有第 ${index + 1} 行（序号 ${index}），现有 ${store.rows(table).length} 行`
}

/** A cell of a row that is not there. */
export function missingCell(store: FormStore, path: string): Undone {
  const cell = Object.hasOwn(store.bundle.fields, path) ? undefined : parseCell(path)
  if (!cell || store.rows(cell.table)[cell.row]) return undefined
  return missingRow(store, cell.table, cell.row)
}
