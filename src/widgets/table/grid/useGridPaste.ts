import type { ClipboardEvent } from 'react'
import { clipOf, isForGrid } from '../paste/clip.ts'
import { usePaste } from '../paste/usePaste.ts'
import type { TableModel } from '../tableModel.ts'
import { placeAt } from './gridPlaces.ts'

/** A paste somewhere in the grid fills from that cell on to the right and downwards. */
export function useGridPaste(table: TableModel) {
  const paste = usePaste(table)
  return (event: ClipboardEvent): void => {
    const at = placeAt(event.target)
    const clip = clipOf(event.clipboardData)
    const last = table.columns.length - 1
    const column = Math.min(Math.max((at?.column ?? 0) - 1, 0), last)
    if (!at || !isForGrid(clip, table.columns[column], event.target)) return
    event.preventDefault()
    void paste(clip, { row: at.row, column })
  }
}
