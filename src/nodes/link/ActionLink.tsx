import { useAction } from '#runtime/react/hooks/useAction.ts'
import classes from './LinkNode.module.css'
import type { LinkProps } from './linkProps.ts'

/** A button that looks like a link, and is a button to assistive technology. */
export function ActionLink({ action, label, isBlock, children }: LinkProps & { action: string }) {
  const { shown, disabled, busy, running, run, label: own } = useAction(action)
  if (!shown) return null
  return (
    <button
      type="button"
      className={classes.action}
      data-block={isBlock || undefined}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-busy={running || undefined}
      aria-label={label || undefined}
      onClick={() => void run()}
    >
      {children || own}
    </button>
  )
}
