import type { FormField } from '#contract/form.ts'
import { FieldEditor } from '#runtime/react/form/FieldEditor.tsx'
import { FieldMessage } from '#runtime/react/form/FieldMessage.tsx'
import { fieldIds } from '#runtime/react/form/fieldIds.ts'
import { useFormSession } from '#runtime/react/form/formSession.ts'
import { hasLeft } from '#runtime/react/form/hasLeft.ts'
import styles from './Table.module.css'

interface GridCellProps {
  column: FormField
  path: string
  /** Ids of what names the cell: its column's head. */
  labelId: string
}

/** One cell of the grid, with its own message below it. */
export function GridCell({ column, path, labelId }: GridCellProps) {
  const { store, id } = useFormSession()
  return (
    <td
      className={styles.cell}
      data-field={path}
      onBlur={(event) => hasLeft(event) && store.touch(path)}
    >
      <FieldEditor field={column} path={path} labelId={labelId} />
      <FieldMessage path={path} id={fieldIds(id, path).error} />
    </td>
  )
}
