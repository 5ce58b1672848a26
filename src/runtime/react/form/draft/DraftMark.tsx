import type { DraftKeeper } from '#runtime/core/drafts/draftKeeper.ts'
import type { DraftState } from '#runtime/core/drafts/draftState.ts'
import { useObservable } from '../../hooks/useObservable.ts'
import { FORM_TEXTS } from '../formTexts.ts'
import styles from './Draft.module.css'
import { timeOfDay } from './draftTime.ts'

/** Beside the buttons: whether entries are saved on this device, and which never are. */
export function DraftMark({ keeper }: { keeper: DraftKeeper }) {
  const { mark } = useObservable(keeper)
  return (
    <p className={styles.mark} data-draft={mark.kind}>
      <span>{markText(mark)}</span>
      {mark.kind === 'kept' && <small>{FORM_TEXTS.savedHint}</small>}
    </p>
  )
}

function markText(mark: DraftState['mark']): string {
  if (mark.kind === 'kept') return FORM_TEXTS.saved(timeOfDay(mark.at))
  if (mark.kind === 'waiting') return FORM_TEXTS.savedWaiting
  return mark.kind === 'refused' ? FORM_TEXTS.savedRefused : ''
}
