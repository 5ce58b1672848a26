import type { CSSProperties } from 'react'
import { useAction } from '#runtime/react/hooks/useAction.ts'
import classes from './ImageNode.module.css'

interface MissingImageProps {
  alt: string
  round: boolean | undefined
  style: CSSProperties
  /** Action that may bring the picture, and what follows it. */
  retry?: string
  again?: () => void
}

/** The room of a picture that is not there, with its words, and a way to ask for it again where there is one. */
export function MissingImage({ alt, round, style, retry, again }: MissingImageProps) {
  return (
    <span className={classes.missing} data-round={round || undefined} style={style}>
      <span>{alt}</span>
      {retry && again && <RetryButton action={retry} again={again} />}
    </span>
  )
}

/** The picture is asked for again only after the action has come to its end. */
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
