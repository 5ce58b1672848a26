import { type ChangeEvent, type KeyboardEvent, useCallback, useRef, useState } from 'react'
import { focusPanel } from './focusPanel.ts'
import type { MomentEnd } from './momentEnd.ts'
import { tidy } from './parts.ts'

/** An input with a panel: typing, tidied when it ends, and the keys between the two. */
export function useMomentInput({ fmt, value, onType, onPick }: MomentEnd) {
  const [open, setOpen] = useState(false)
  const typed = useRef(false)
  const input = useRef<HTMLInputElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const dismiss = useCallback(() => setOpen(false), [])
  const finish = () => {
    if (typed.current && value) onPick(tidy(value, fmt))
    typed.current = false
  }
  const down = () => (open ? focusPanel(panel.current) : setOpen(true))
  const enter = () => {
    finish()
    dismiss()
  }
  return {
    open,
    input,
    panel,
    dismiss,
    done() {
      dismiss()
      input.current?.focus()
    },
    handlers: {
      onChange(event: ChangeEvent<HTMLInputElement>) {
        typed.current = true
        onType(event.target.value)
      },
      onClick: () => setOpen(true),
      onBlur: finish,
      onKeyDown(event: KeyboardEvent) {
        if (event.key === 'Tab') dismiss()
        else if (event.key === 'ArrowDown') down()
        else if (event.key === 'Enter' && open) enter()
        else return
        if (event.key !== 'Tab') event.preventDefault()
      },
    },
  }
}
