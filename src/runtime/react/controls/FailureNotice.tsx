import { REACT_TEXTS } from '../texts.ts'
import classes from './FailureNotice.module.css'

interface FailureNoticeProps {
  /** Told in place of the notice's own sentence. */
  title?: string
  /** The reason, as far as it is known. */
  msg?: string
  retry: (() => void) | undefined
}

/** The advice that the notice itself gives: a reason does not repeat it. */
const ADVICE = /，请稍后[再重]试$/

/** The one notice in place of anything that could not be loaded: a page, a table's rows, a part of a page. */
export function FailureNotice({ title, msg = '', retry }: FailureNoticeProps) {
  const reason = msg.replace(ADVICE, '')
  return (
    <div className={classes.failure} role="alert">
      <svg viewBox="0 0 48 48" width="40" height="40" aria-hidden="true">
        <circle cx="24" cy="24" r="19" />
        <path d="M24 14v13M24 33v1" />
      </svg>
      <strong>{title || REACT_TEXTS.loadFailed}</strong>
      {reason && <p>{reason}</p>}
      <button type="button" onClick={retry}>
        {REACT_TEXTS.retry}
      </button>
    </div>
  )
}
