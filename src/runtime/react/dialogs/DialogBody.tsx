import { type ReactNode, useRef } from 'react'
import { useDevice } from '../hooks/useDevice.ts'
import classes from './DialogFrame.module.css'
import { useFirstField } from './useFirstField.ts'

interface DialogBodyProps {
  /** True when the content marks its initial focus (`data-autofocus`). */
  ownFocus: boolean
  children: ReactNode
}

/** Receives the focus when a dialog opens, and passes it on to the first field. */
export function DialogBody({ ownFocus, children }: DialogBodyProps) {
  const body = useRef<HTMLDivElement>(null)
  useFirstField(body, useDevice() === 'pc' && !ownFocus)
  return (
    <div
      ref={body}
      tabIndex={-1}
      data-autofocus={!ownFocus || undefined}
      className={classes.content}
    >
      {children}
    </div>
  )
}
