import type { FormField } from '#contract/form.ts'
import { Close } from '../controls/icons.tsx'
import { ModalDialog } from '../controls/ModalDialog.tsx'
import { RowValues } from './RowValues.tsx'
import { shownColumns } from './shownColumns.ts'
import styles from './Table.module.css'

interface RowDialogProps {
  table: FormField
  path: string
  index: number
  onClose: () => void
}

/** A row in full, where the grid is too narrow for it. */
export function RowDialog({ table, path, index, onClose }: RowDialogProps) {
  return (
    <ModalDialog
      label={`${table.label}第${index + 1}行`}
      className={styles.dialog}
      onClose={onClose}
    >
      <header className={styles.dialogHead}>
        {table.label} · 第{index + 1}行
        <button type="button" className={styles.act} aria-label="关闭" onClick={onClose}>
          <Close />
        </button>
      </header>
      <div className={styles.detail}>
        <RowValues columns={shownColumns(table)} path={path} index={index} />
      </div>
    </ModalDialog>
  )
}
