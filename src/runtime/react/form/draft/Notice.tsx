import { type ReactNode, useId } from 'react'
import buttons from '../../controls/buttons.module.css'
import { FORM_TEXTS } from '../formTexts.ts'
import styles from './Draft.module.css'

interface NoticeProps {
  kind: 'info' | 'success' | 'warning'
  title: string
  /** Called when the person closes it. */
  dismiss?: () => void
  children?: ReactNode
}

/** A notice above the form, announced to screen readers when it appears. */
export function Notice({ kind, title, dismiss, children }: NoticeProps) {
  const id = useId()
  return (
    <section className={styles.notice} data-kind={kind} aria-labelledby={id}>
      <div role="status">
        <p id={id} className={styles.title}>
          {title}
        </p>
      </div>
      {children}
      {dismiss && (
        <div className={styles.answers}>
          <button type="button" className={buttons.button} data-size="sm" onClick={dismiss}>
            {FORM_TEXTS.draftDismiss}
          </button>
        </div>
      )}
    </section>
  )
}
