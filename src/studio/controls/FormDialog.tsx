import { type FormEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import styles from './FormDialog.module.css'

interface FormDialogProps {
  title: string
  intro: string
  /** The buttons at its end. */
  answers: ReactNode
  children: ReactNode
  submit: () => void
  close: () => void
}

/** A form in a modal dialog. Keys that are pressed in it are not those of the editor below. */
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

/** Opens a dialog that traps the focus; closing gives it back, which it can while it is in the document. */
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
