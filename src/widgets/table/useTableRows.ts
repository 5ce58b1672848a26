import type { RowId } from '#runtime/core/form/values.ts'
import { useFormSession } from '#runtime/react/form/formSession.ts'
import { useFormChannel } from '#runtime/react/form/useFormChannel.ts'

/** The rows of a table by identity, and what can be done with them. Changes when rows come, go or move only. */
export function useTableRows(table: string) {
  const { store } = useFormSession()
  const ids: readonly RowId[] = useFormChannel(`rows:${table}`, () => store.rowIds(table))
  return {
    ids,
    add: () => store.addRow(table),
    move: (index: number, by: 1 | -1) => store.moveRow(table, index, index + by),
    remove: (index: number) => store.deleteRow(table, index),
  }
}
