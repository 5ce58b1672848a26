import { REACT_TEXTS } from '../texts.ts'
import { PagePanel } from './PagePanel.tsx'

/** Shown when a guard of the page is not satisfied. */
export function Refused({ retry }: { retry: () => void }) {
  return (
    <PagePanel title={REACT_TEXTS.refused} text={REACT_TEXTS.refusedHint}>
      <button type="button" onClick={retry}>
        {REACT_TEXTS.proceed}
      </button>
    </PagePanel>
  )
}
