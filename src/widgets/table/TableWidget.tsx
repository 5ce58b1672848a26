import type { DisplayProps, EditProps } from '#runtime/react/form/session/fieldWidget.ts'
import { RowCards } from './cards/RowCards.tsx'
import { RowGrid } from './grid/RowGrid.tsx'
import { TableBar } from './TableBar.tsx'
import { TableDisplayView } from './TableDisplayView.tsx'
import { TableNotice } from './TableNotice.tsx'
import { useTable } from './useTable.ts'

/** Rows of a small form: a grid on PC, cards on phones; above them the errors and the last action. */
export function TableWidget(edit: EditProps) {
  const table = useTable(edit)
  const Rows = edit.layout === 'pc' ? RowGrid : RowCards
  return (
    <div>
      <TableBar table={table} />
      <TableNotice table={table} />
      <Rows table={table} />
    </div>
  )
}

export const TableDisplay = (props: DisplayProps) => <TableDisplayView {...props} />
