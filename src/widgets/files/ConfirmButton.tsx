import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { afterPress, pressedElement } from '#runtime/react/press.ts'
import { TextButton } from '../controls/input/TextButton.tsx'
import styles from './ConfirmButton.module.css'

interface ConfirmButtonProps {
  /** Names the button. */
  label: string
  question: string
  confirm: string
  onConfirm: () => void
  /** The content of the button. */
  children: ReactNode
}

/** A button with an inline confirmation. Escape, and moving elsewhere, cancel. */
export function ConfirmButton({
  label,
  question,
  confirm,
  onConfirm,
  children,
}: ConfirmButtonProps) {
  const [asking, setAsking] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const back = () => {
    setAsking(false)
    requestAnimationFrame(() => trigger.current?.focus())
  }
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    event.preventDefault()
    back()
  }
  const left = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // Safari gives a pressed button no focus.
    const next = relatedTarget ?? pressedElement() ?? null
    if (!currentTarget.contains(next)) afterPress(() => setAsking(false))
  }
  if (!asking)
    return (
      <TextButton ref={trigger} tone="warned" aria-label={label} onClick={() => setAsking(true)}>
        {children}
      </TextButton>
    )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box
    <span
      className={styles.asking}
      role="group"
      aria-label={question}
      onKeyDown={keys}
      onBlur={left}
    >
      <span className={styles.question}>{question}</span>
      <TextButton tone="danger" onClick={onConfirm}>
        {confirm}
      </TextButton>
      <TextButton tone="dim" ref={(element) => element?.focus()} onClick={back}>
        取消
      </TextButton>
    </span>
  )
}
