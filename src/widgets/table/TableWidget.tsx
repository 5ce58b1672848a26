import type { DisplayProps, EditProps } from '#runtime/react/form/fieldWidget.ts'
import { RowCards } from './RowCards.tsx'
import { RowGrid } from './RowGrid.tsx'
import { TableDisplayView } from './TableDisplayView.tsx'

/** Rows of a small form: a grid on PC, cards on phones. */
export const TableWidget = (edit: EditProps) =>
  edit.layout === 'pc' ? <RowGrid {...edit} /> : <RowCards {...edit} />

export const TableDisplay = (props: DisplayProps) => <TableDisplayView {...props} />
