import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react'
import unseen from '../../controls/unseen.module.css'
import { useObservable } from '../../hooks/useObservable.ts'
import { FORM_TEXTS } from '../formTexts.ts'
import { ANNOUNCER } from '../leaving/announce.ts'
import { useFormSession } from '../session/formSession.ts'
import { ErrorSummary, type SummaryState } from './errorSummary.ts'
import { NextErrorBar } from './NextErrorBar.tsx'
import styles from './Summary.module.css'
import { SummaryList } from './SummaryList.tsx'

interface SummaryFrameProps {
  /** False: the form is so short that its messages say enough. */
  listed: boolean
  children: ReactNode
}

/** Milliseconds the good news stays. */
const READING = 5000

/**
 * A form's fields between the summary of what is wrong and the bar that leads to the next place, and the place whose
 * text is said when a field that was left is wrong. After a refused submission the number is announced; the focus
 * goes to the field, not here.
 */
export function SummaryFrame({ listed, children }: SummaryFrameProps) {
  const { kind, errors } = useErrorSummary(listed)
  const panel = useRef<HTMLDivElement>(null)
  const heading = useId()
  const region = kind === 'errors' ? { role: 'region', 'aria-labelledby': heading } : {}
  return (
    <>
      <div ref={panel} className={styles.panel} data-summary={kind} {...region}>
        <div aria-live="polite">
          {kind === 'errors' && (
            <h2 id={heading} className={styles.heading}>
              {FORM_TEXTS.summary(errors.length)}
            </h2>
          )}
          {kind === 'done' && FORM_TEXTS.summaryDone}
        </div>
        {kind === 'errors' && <SummaryList errors={errors} />}
      </div>
      {children}
      <p className={unseen.unseen} aria-live="polite" {...{ [ANNOUNCER]: '' }} />
      {kind === 'errors' && <NextErrorBar errors={errors} panel={panel} />}
    </>
  )
}

/** The summary of the form around; the good news leaves by itself. */
function useErrorSummary(listed: boolean): SummaryState {
  const { store } = useFormSession()
  const summary = useMemo(() => new ErrorSummary(store), [store])
  useEffect(() => (listed ? summary.follow() : undefined), [summary, listed])
  const state = useObservable(summary)
  useEffect(() => {
    if (state.kind !== 'done') return
    const timer = setTimeout(() => summary.leave(), READING)
    return () => clearTimeout(timer)
  }, [state, summary])
  return state
}
