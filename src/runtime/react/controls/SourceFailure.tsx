import { usePage } from '../pageContext.ts'
import { REACT_TEXTS } from '../texts.ts'
import classes from './SourceFailure.module.css'

/** Notice in place of a source's content when it could not be loaded. */
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
