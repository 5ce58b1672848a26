import type { TableModel } from '../tableModel.ts'

/** The row that is open in a dialog or sheet. */
export interface OpenedRow {
  index: number
  mode: 'edit' | 'view'
  /** Column to begin in. */
  begin?: string
}

/** The props shared by a row's dialog and its sheet. */
export interface OpenedRowProps {
  table: TableModel
  opened: OpenedRow
  /** Goes to another row. */
  onGo: (index: number) => void
  /** Puts a row after the last one and goes there. */
  onAdd: () => void
  onClose: () => void
}
