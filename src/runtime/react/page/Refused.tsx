import { REACT_TEXTS } from '../texts.ts'
import { PagePanel } from './PagePanel.tsx'

/** Shown when a guard of the page is not satisfied; without a way to try again behind a dialog that asks already. */
export function Refused({ retry }: { retry?: () => void }) {
  return (
    <PagePanel title={REACT_TEXTS.refused} text={REACT_TEXTS.refusedHint} quiet={!retry}>
      {retry && (
        <button type="button" onClick={retry}>
          {REACT_TEXTS.proceed}
        </button>
      )}
    </PagePanel>
  )
}
