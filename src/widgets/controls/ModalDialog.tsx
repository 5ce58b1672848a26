import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { Device } from '#contract/value.ts'
import { useFormEnvironment } from '#runtime/react/form/formEnvironment.ts'
import { FLOATING } from '#runtime/react/form/hasLeft.ts'

interface ModalDialogProps {
  id?: string
  label: string
  className: string | undefined
  layout?: Device
  onClose: () => void
  children: ReactNode
}

/**
 * A modal dialog over the form it belongs to: the focus stays inside, Escape and a press beside it close it, and
 * closed it gives the focus back, which it can only do while it still stands in the document. Leaving the field for it does not count as leaving the field.
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
