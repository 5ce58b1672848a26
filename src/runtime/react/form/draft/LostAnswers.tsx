import type { LostAnswer } from '#runtime/core/drafts/restoreDraft.ts'
import { FORM_TEXTS, LOST_REASONS } from '../formTexts.ts'
import styles from './Draft.module.css'

interface LostAnswersProps {
  title: string
  answers: readonly LostAnswer[]
}

/** Answers that were not restored, as text; a click selects the text for copying. */
export function LostAnswers({ title, answers }: LostAnswersProps) {
  if (answers.length === 0) return null
  return (
    <>
      <p className={styles.text}>{title}</p>
      <dl className={styles.lost}>
        {answers.map(({ key, label, reason, text }) => (
          <div key={key}>
            <dt>
              {label}
              <span className={styles.reason}>{LOST_REASONS[reason]}</span>
            </dt>
            <dd title={FORM_TEXTS.draftBefore}>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
