import { useMemo } from 'react'
import type { RowId } from '#runtime/core/form/rowsChange.ts'
import { useFormSession } from '#runtime/react/form/formSession.ts'
import { useFormChannel } from '#runtime/react/form/useFormChannel.ts'

export interface RowActs {
  /** False when the table is full. */
  add: () => boolean
  move: (index: number, by: 1 | -1) => void
  remove: (index: number) => void
}

/** The rows of a table by identity, which change when rows come, go or move only, and what can be done with them. */
export function useTableRows(table: string): { ids: readonly RowId[]; acts: RowActs } {
  const { store } = useFormSession()
  const ids = useFormChannel(`rows:${table}`, () => store.rowIds(table))
  const acts = useMemo<RowActs>(
    () => ({
      add: () => store.addRow(table),
      move: (index, by) => store.moveRow(table, index, index + by),
      remove: (index) => store.deleteRow(table, index),
    }),
    [store, table],
  )
  return { ids, acts }
}
