import { REACT_TEXTS } from '../texts.ts'
import { PagePanel } from './PagePanel.tsx'

/** A guard of the page was not met. */
export function Refused({ retry }: { retry: () => void }) {
  return (
    <PagePanel title={REACT_TEXTS.refused} text={REACT_TEXTS.refusedHint}>
      <button type="button" onClick={retry}>
        {REACT_TEXTS.proceed}
      </button>
    </PagePanel>
  )
}
