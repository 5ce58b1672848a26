import { type ReactNode, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { Device } from '#contract/value.ts'
import { useFormEnvironment } from '#runtime/react/form/formEnvironment.ts'
import { FLOATING } from '#runtime/react/form/hasLeft.ts'

interface ModalDialogProps {
  label: string
  className: string | undefined
  layout?: Device
  onClose: () => void
  children: ReactNode
}

/**
 * A modal dialog over the form it belongs to: the focus stays inside, Escape and a press beside it close it.
 * Leaving the field for it does not count as leaving the field.
 */
export function ModalDialog({ label, className, layout, onClose, children }: ModalDialogProps) {
  const { layer = document.body } = useFormEnvironment()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    return () => element?.close()
  }, [])
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside it; the keyboard has Escape
    <dialog
      ref={dialog}
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
