import { FailureNotice } from '../controls/FailureNotice.tsx'
import { REACT_TEXTS } from '../texts.ts'
import classes from './PagePanel.module.css'

/** Shown when a document could not be loaded; the rest of the site continues. */
export function LoadFailure({ retry }: { retry: (() => void) | undefined }) {
  return (
    <section className={classes.panel}>
      <FailureNotice msg={REACT_TEXTS.loadFailedHint} retry={retry} />
    </section>
  )
}
