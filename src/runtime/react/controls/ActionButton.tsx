import { useAction } from '../hooks/useAction.ts'
import classes from './buttons.module.css'

interface ActionButtonProps {
  action: string
  /** Overrides the action's own label. */
  label?: string
  kind?: 'primary' | 'default' | 'subtle' | 'danger' | 'link'
  size?: 'sm' | 'md' | 'lg'
  block?: boolean
  disabled?: boolean
  /** The value of `event.value`. */
  value?: unknown
}

/**
 * Button that runs an action of the page; not rendered while the action's `when` does not hold. While the action runs,
 * the button shows progress and ignores clicks, but keeps the focus.
 */
export function ActionButton(props: ActionButtonProps) {
  const { action, label, kind = 'default', size = 'md', block, disabled = false, value } = props
  const { shown, busy, running, run, ...handle } = useAction(action)
  if (!shown) return null
  return (
    <button
      type="button"
      className={classes.button}
      data-kind={kind}
      data-size={size}
      data-block={block || undefined}
      disabled={disabled || handle.disabled}
      aria-disabled={busy || undefined}
      aria-busy={running || undefined}
      onClick={() => void run(value === undefined ? undefined : { value })}
    >
      {running && <span className={classes.progress} aria-hidden="true" />}
      {label || handle.label}
    </button>
  )
}
