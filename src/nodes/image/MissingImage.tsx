import type { CSSProperties } from 'react'
import { useAction } from '#runtime/react/hooks/useAction.ts'
import classes from './ImageNode.module.css'

interface MissingImageProps {
  alt: string
  round: boolean | undefined
  style: CSSProperties
  /** The action that may provide the image, and the actions after it. */
  retry?: string
  again?: () => void
}

/** The box of an image that failed to load, with its alternative text, and a retry button when there is an action. */
export function MissingImage({ alt, round, style, retry, again }: MissingImageProps) {
  return (
    <span className={classes.missing} data-round={round || undefined} style={style}>
      <span>{alt}</span>
      {retry && again && <RetryButton action={retry} again={again} />}
    </span>
  )
}

/** The image is requested again only after the action has finished. */
function RetryButton({ action, again }: { action: string; again: () => void }) {
  const { label, busy, run } = useAction(action)
  return (
    <button
      type="button"
      className={classes.retry}
      disabled={busy}
      onClick={() => void run().then(again)}
    >
      {label}
    </button>
  )
}
