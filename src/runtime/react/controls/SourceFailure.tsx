import { usePage } from '../pageContext.ts'
import { REACT_TEXTS } from '../texts.ts'
import classes from './SourceFailure.module.css'

/** A source that could not be read, where its content would stand. */
export function SourceFailure({ source, msg }: { source: string; msg: string }) {
  const page = usePage()
  return (
    <div className={classes.failure} role="alert">
      <span>{msg || REACT_TEXTS.sourceFailed}</span>
      <button type="button" onClick={() => void page.refresh(source)}>
        {REACT_TEXTS.retry}
      </button>
    </div>
  )
}
