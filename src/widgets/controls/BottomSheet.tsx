import { type ReactNode, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { FLOATING } from '#runtime/react/form/hasLeft.ts'
import styles from './BottomSheet.module.css'

interface BottomSheetProps {
  title: string
  onClose: () => void
  /** On the button at the left: `取消` where leaving gives something up, `关闭` where not. */
  closeText?: string
  /** Text and act of the button at the right; without it the sheet only closes. */
  confirm?: { text: string; act: () => void }
  children: ReactNode
}

/** A sheet from the lower edge of a phone: a modal dialog, so that focus stays inside and Escape closes it. */
export function BottomSheet({ title, onClose, closeText, confirm, children }: BottomSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    return () => element?.close()
  }, [])
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside the sheet; the keyboard has Escape
    <dialog
      ref={dialog}
      className={styles.sheet}
      data-layout="mobile"
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
      {...{ [FLOATING]: '' }}
    >
      <div className={styles.body}>
        <header className={styles.header}>
          <button type="button" className={styles.quiet} onClick={onClose}>
            {closeText ?? (confirm ? '取消' : '关闭')}
          </button>
          <span className={styles.title}>{title}</span>
          <button type="button" className={styles.confirm} onClick={confirm?.act} hidden={!confirm}>
            {confirm?.text}
          </button>
        </header>
        <div className={styles.content}>{children}</div>
      </div>
    </dialog>,
    document.body,
  )
}
