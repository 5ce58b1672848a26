import type { DraftKeeper } from '#runtime/core/drafts/draftKeeper.ts'
import type { DraftOffer } from '#runtime/core/drafts/draftState.ts'
import buttons from '../../controls/buttons.module.css'
import { FORM_TEXTS } from '../formTexts.ts'
import styles from './Draft.module.css'
import { dayAndTime } from './draftTime.ts'
import { Notice } from './Notice.tsx'

interface DraftOfferBarProps {
  offer: DraftOffer
  keeper: DraftKeeper
}

/** Offers an earlier draft: continue it, or start anew. */
export function DraftOfferBar({ offer, keeper }: DraftOfferBarProps) {
  const { savedAt, count, changed, dropped, recordChanged } = offer
  const lost = changed.length + dropped.length
  return (
    <Notice kind="info" title={FORM_TEXTS.draftOffer(dayAndTime(savedAt))}>
      <p className={styles.text}>
        {FORM_TEXTS.draftCount(count)}
        {lost > 0 && FORM_TEXTS.draftChangedSoon(lost)}
        {recordChanged && FORM_TEXTS.draftRecordChanged}
      </p>
      <div className={styles.answers}>
        <button
          type="button"
          className={buttons.button}
          data-kind="primary"
          onClick={() => void keeper.take()}
        >
          {FORM_TEXTS.draftTake}
        </button>
        <button type="button" className={buttons.button} onClick={() => keeper.refuse()}>
          {FORM_TEXTS.draftRefuse}
        </button>
      </div>
    </Notice>
  )
}
