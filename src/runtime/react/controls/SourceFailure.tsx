import { usePage } from '../pageContext.ts'
import { REACT_TEXTS } from '../texts.ts'
import classes from './SourceFailure.module.css'

/** Notice in place of a source's content when it could not be loaded. */
export function SourceFailure({ source, msg }: { source: string; msg: string }) {
  const page = usePage()
  return <LoadFailure msg={msg} retry={() => void page.refresh(source)} />
}

/** Notice in place of what could not be loaded, with a button that loads it again. */
export function LoadFailure({ msg = '', retry }: { msg?: string; retry: () => void }) {
  return (
    <div className={classes.failure} role="alert">
      <span>{msg || REACT_TEXTS.sourceFailed}</span>
      <button type="button" onClick={retry}>
        {REACT_TEXTS.retry}
      </button>
    </div>
  )
}
