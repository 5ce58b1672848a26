import buttons from '#runtime/react/controls/buttons.module.css'
import { useAction } from '#runtime/react/hooks/useAction.ts'

interface SubmitButtonProps {
  /** Gives the label, and whether there is a button at all. */
  action: string
  busy: boolean
  start: () => void
}

/** The button of an action that something else comes before. */
export function SubmitButton({ action, busy, start }: SubmitButtonProps) {
  const { shown, disabled, label, running, busy: underWay } = useAction(action)
  const isAtWork = busy && (running || !underWay)
  if (!shown) return null
  return (
    <button
      type="button"
      className={buttons.button}
      data-kind="primary"
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-busy={isAtWork || undefined}
      onClick={start}
    >
      {isAtWork && <span className={buttons.progress} aria-hidden="true" />}
      {label}
    </button>
  )
}
