import { REACT_TEXTS } from '../texts.ts'
import { PagePanel } from './PagePanel.tsx'

/** The document did not arrive; nothing else of the site is touched. */
export function LoadFailure({ retry }: { retry: () => void }) {
  return (
    <PagePanel title={REACT_TEXTS.loadFailed} text={REACT_TEXTS.loadFailedHint}>
      <button type="button" onClick={retry}>
        {REACT_TEXTS.retry}
      </button>
    </PagePanel>
  )
}
