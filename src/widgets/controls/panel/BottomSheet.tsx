import type { ReactNode } from 'react'
import styles from './BottomSheet.module.css'
import { ModalDialog } from './ModalDialog.tsx'

interface BottomSheetProps {
  id?: string
  title: string
  onClose: () => void
  /** On the button at the left: `取消` where leaving gives something up, `关闭` where not. */
  closeText?: string
  /** At the left in place of closing, where the button at the right closes. */
  other?: { text: string; act: () => void }
  /** Text and act of the button at the right; without it the sheet only closes. */
  confirm?: { text: string; act: () => void }
  children: ReactNode
}

/** A sheet from the lower edge of a phone: a modal dialog, so that focus stays inside and Escape closes it. */
export function BottomSheet(props: BottomSheetProps) {
  const { id, title, onClose, closeText, other, confirm, children } = props
  return (
    <ModalDialog
      {...(id !== undefined && { id })}
      label={title}
      className={styles.sheet}
      layout="mobile"
      onClose={onClose}
    >
      <div className={styles.body}>
        <header className={styles.header}>
          <button type="button" className={styles.quiet} onClick={other?.act ?? onClose}>
            {other?.text ?? closeText ?? (confirm ? '取消' : '关闭')}
          </button>
          <span className={styles.title}>{title}</span>
          <button type="button" className={styles.confirm} onClick={confirm?.act} hidden={!confirm}>
            {confirm?.text}
          </button>
        </header>
        <div className={styles.content}>{children}</div>
      </div>
    </ModalDialog>
  )
}
