import { memo } from 'react'
import type { FormField } from '#contract/form.ts'
import { fieldName } from '#runtime/core/form/fieldName.ts'
import unseen from '#runtime/react/controls/unseen.module.css'
import { FieldEditor } from '#runtime/react/form/frame/FieldEditor.tsx'
import { CellMessage } from '#runtime/react/form/frame/FieldMessage.tsx'
import { leaveField } from '#runtime/react/form/leaving/leaveField.ts'
import { fieldIds } from '#runtime/react/form/session/fieldIds.ts'
import { useFormSession } from '#runtime/react/form/session/formSession.ts'
import { DialogCell } from './DialogCell.tsx'
import styles from './Grid.module.css'
import { isInDialog } from './gridColumn.ts'

interface GridCellProps {
  column: FormField
  path: string
  /** Counted from 0. */
  row: number
}

/** One cell of the grid with its control, named by column and row, and its own message below. */
export const GridCell = memo(({ column, path, row }: GridCellProps) => {
  const { store, id } = useFormSession()
  const ids = fieldIds(id, path)
  return (
    <td
      className={styles.cell}
      data-field={path}
      tabIndex={-1}
      onBlur={(event) => leaveField(event, store, path)}
    >
      <label id={ids.label} htmlFor={ids.input} className={unseen.unseen}>
        {`${fieldName(column)} 第 ${row + 1} 行`}
      </label>
      {isInDialog(column) ? (
        <DialogCell column={column} path={path} />
      ) : (
        <FieldEditor field={column} path={path} />
      )}
      <CellMessage field={column} path={path} id={ids.error} />
    </td>
  )
})
GridCell.displayName = 'GridCell'
