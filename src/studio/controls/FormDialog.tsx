import { type FormEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import styles from './FormDialog.module.css'

interface FormDialogProps {
  title: string
  intro: string
  /** Buttons at the end of the form. */
  answers: ReactNode
  children: ReactNode
  submit: () => void
  close: () => void
}

/** A form in a modal dialog; its key events do not reach the editor below. */
export function FormDialog({ title, intro, answers, children, submit, close }: FormDialogProps) {
  const dialog = useModal()
  const id = useId()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  return createPortal(
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-intro`}
      onKeyDown={(event) => event.stopPropagation()}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        <h2 id={`${id}-title`}>{title}</h2>
        <p id={`${id}-intro`} className={styles.intro}>
          {intro}
        </p>
        <div className={styles.body}>{children}</div>
        <div className={styles.answers}>{answers}</div>
      </form>
    </dialog>,
    window.document.body,
  )
}

/**
 * Opens a modal dialog, which traps the focus. The browser returns the focus on closing only while the dialog is in the
 * document, so it is closed before it is removed.
 */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    element?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true })
    return () => element?.close()
  }, [])
  return dialog
}
