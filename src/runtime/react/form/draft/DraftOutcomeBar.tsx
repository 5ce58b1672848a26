import type { DraftOutcome } from '#runtime/core/drafts/draftState.ts'
import { FORM_TEXTS } from '../formTexts.ts'
import styles from './Draft.module.css'
import { LostAnswers } from './LostAnswers.tsx'
import { Notice } from './Notice.tsx'

interface DraftOutcomeBarProps {
  outcome: DraftOutcome
  dismiss: () => void
}

/** Shows what was restored, and everything that was not, with its former text. */
export function DraftOutcomeBar({ outcome, dismiss }: DraftOutcomeBarProps) {
  const { count, changed, dropped, kept, checking, gone, recordChanged } = outcome
  const isWhole = changed.length + dropped.length + gone.length === 0
  return (
    <Notice
      kind={isWhole ? 'success' : 'warning'}
      title={FORM_TEXTS.draftTaken(count)}
      dismiss={dismiss}
    >
      <p className={styles.text}>
        {FORM_TEXTS.draftLeftOut}
        {recordChanged && FORM_TEXTS.draftRecordChanged}
        {kept.length > 0 && FORM_TEXTS.draftKept(kept.join('、'))}
      </p>
      <LostAnswers title={FORM_TEXTS.draftChanged} answers={changed} />
      <LostAnswers title={FORM_TEXTS.draftDropped} answers={dropped} />
      {checking && <p className={styles.text}>{FORM_TEXTS.draftChecking}</p>}
      {gone.length > 0 && (
        <div role="status">
          <p className={styles.text}>{FORM_TEXTS.draftGone}</p>
          <ul className={styles.files}>
            {gone.map(({ path, url, label, name }) => (
              <li key={`${path} ${url}`}>
                {label}：{name}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Notice>
  )
}
