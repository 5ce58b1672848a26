import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { Device } from '#contract/value.ts'
import { FLOATING } from '#runtime/react/form/leaving/leaveField.ts'
import { useFormEnvironment } from '#runtime/react/form/session/formEnvironment.ts'

interface ModalDialogProps {
  id?: string
  label: string
  className: string | undefined
  layout?: Device
  onClose: () => void
  children: ReactNode
}

/**
 * A modal dialog over its form: it traps the focus, and Escape and a press outside close it. On closing it restores the
 * focus, which is only possible while it is still in the document. Moving from a field into the dialog does not count
 * as leaving the field.
 */
export function ModalDialog(props: ModalDialogProps) {
  const { id, label, className, layout, onClose, children } = props
  const { layer = document.body } = useFormEnvironment()
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    return () => element?.close()
  }, [])
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside it; the keyboard has Escape
    <dialog
      ref={dialog}
      id={id}
      className={className}
      data-layout={layout}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
      {...{ [FLOATING]: '' }}
    >
      {children}
    </dialog>,
    layer,
  )
}
