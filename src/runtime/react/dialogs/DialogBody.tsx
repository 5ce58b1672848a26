import { type ReactNode, useRef } from 'react'
import { useDevice } from '../hooks/useDevice.ts'
import classes from './DialogFrame.module.css'
import { useFirstField } from './useFirstField.ts'

interface DialogBodyProps {
  /** The content says itself where the focus begins (`data-autofocus`). */
  ownFocus: boolean
  children: ReactNode
}

/** Where the focus goes when a dialog opens, and from there into its first field. */
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
