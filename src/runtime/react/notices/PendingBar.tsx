import { useObservable } from '../hooks/useObservable.ts'
import { useRuntime } from '../runtimeContext.ts'
import classes from './PendingBar.module.css'

/** A thin line on top while calls are under way; it shows only after a moment, so that quick ones do not flicker. */
export function PendingBar() {
  const count = useObservable(useRuntime().pending)
  return <div className={classes.bar} data-busy={count > 0 || undefined} aria-hidden="true" />
}
