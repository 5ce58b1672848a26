import type { DraftKeeper } from '#runtime/core/drafts/draftKeeper.ts'
import type { DraftState } from '#runtime/core/drafts/draftState.ts'
import { useObservable } from '../../hooks/useObservable.ts'
import { FORM_TEXTS } from '../formTexts.ts'
import { DraftOfferBar } from './DraftOfferBar.tsx'
import { DraftOutcomeBar } from './DraftOutcomeBar.tsx'
import { dayAndTime } from './draftTime.ts'
import { Notice } from './Notice.tsx'

/** Notices about the draft, above the form: an offer, its outcome, or another window that edits it. */
export function DraftNotices({ keeper }: { keeper: DraftKeeper }) {
  const { offer, outcome, elsewhere } = useObservable(keeper)
  return (
    <>
      {elsewhere && (
        <Notice kind="warning" title={elsewhereText(elsewhere)} dismiss={() => keeper.dismiss()} />
      )}
      {offer && <DraftOfferBar offer={offer} keeper={keeper} />}
      {outcome && <DraftOutcomeBar outcome={outcome} dismiss={() => keeper.dismiss()} />}
    </>
  )
}

const elsewhereText = (elsewhere: NonNullable<DraftState['elsewhere']>): string =>
  elsewhere === 'ended' ? FORM_TEXTS.elsewhereEnded : FORM_TEXTS.elsewhere(dayAndTime(elsewhere.at))
