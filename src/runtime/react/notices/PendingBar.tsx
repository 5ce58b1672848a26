import { useObservable } from '../hooks/useObservable.ts'
import { useRuntime } from '../runtimeContext.ts'
import { REACT_TEXTS } from '../texts.ts'
import classes from './PendingBar.module.css'
import { useLasting } from './useLasting.ts'

/** Faster calls show nothing. */
const SHOWN_AFTER_MS = 300

/**
 * A thin progress line at the top, and a text for screen readers, while calls take longer than a moment; a call with
 * `x-silent` in the contract shows none.
 */
export function PendingBar() {
  const isBusy = useObservable(useRuntime().pending) > 0
  const isShown = useLasting(isBusy, SHOWN_AFTER_MS)
  return (
    <div aria-live="polite">
      {isShown && (
        <div className={classes.bar} role="progressbar" aria-label={REACT_TEXTS.loading} />
      )}
    </div>
  )
}
