import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { FormField } from '#contract/form.ts'
import { FLOATING } from '#runtime/react/form/hasLeft.ts'
import { Close } from '../controls/icons.tsx'
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
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    return () => element?.close()
  }, [])
  return createPortal(
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={`${table.label}第${index + 1}行`}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      {...{ [FLOATING]: '' }}
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
    </dialog>,
    document.body,
  )
}
