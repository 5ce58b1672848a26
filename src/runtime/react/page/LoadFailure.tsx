import { REACT_TEXTS } from '../texts.ts'
import { PagePanel } from './PagePanel.tsx'

/** Shown when a document could not be loaded; the rest of the site continues. */
export function LoadFailure({ retry }: { retry: (() => void) | undefined }) {
  return (
    <PagePanel title={REACT_TEXTS.loadFailed} text={REACT_TEXTS.loadFailedHint}>
      <button type="button" onClick={retry}>
        {REACT_TEXTS.retry}
      </button>
    </PagePanel>
  )
}
