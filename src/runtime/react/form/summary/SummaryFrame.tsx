import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react'
import unseen from '../../controls/unseen.module.css'
import { useObservable } from '../../hooks/useObservable.ts'
import { FORM_TEXTS } from '../formTexts.ts'
import { ANNOUNCER } from '../leaving/announce.ts'
import { useFormSession } from '../session/formSession.ts'
import { NO_OTHERS } from '../session/otherErrors.ts'
import { ErrorSummary, type SummaryState } from './errorSummary.ts'
import { NextErrorBar } from './NextErrorBar.tsx'
import styles from './Summary.module.css'
import { SummaryList } from './SummaryList.tsx'

interface SummaryFrameProps {
  /** False for forms so short that their messages suffice. */
  listed: boolean
  children: ReactNode
}

/** Milliseconds for which the success message stays. */
const READING = 5000

/**
 * Fields of a form between the error summary and the bar leading to the next error, with the live region that announces
 * a message when a field is left. After a refused submission the number of errors is announced; the focus goes to the
 * field.
 */
export function SummaryFrame({ listed, children }: SummaryFrameProps) {
  const { kind, errors, others } = useErrorSummary(listed)
  const panel = useRef<HTMLDivElement>(null)
  const heading = useId()
  const region = kind === 'errors' ? { role: 'region', 'aria-labelledby': heading } : {}
  return (
    <>
      <div ref={panel} className={styles.panel} data-summary={kind} {...region}>
        <div aria-live="polite">
          {kind === 'errors' && (
            <h2 id={heading} className={styles.heading}>
              {FORM_TEXTS.summary(errors.length + others.length)}
            </h2>
          )}
          {kind === 'done' && FORM_TEXTS.summaryDone}
        </div>
        {kind === 'errors' && <SummaryList errors={errors} others={others} />}
      </div>
      {children}
      <p className={unseen.unseen} aria-live="polite" {...{ [ANNOUNCER]: '' }} />
      {kind === 'errors' && <NextErrorBar errors={errors} others={others} panel={panel} />}
    </>
  )
}

/** Returns the summary of the surrounding form; the success message disappears by itself. */
function useErrorSummary(listed: boolean): SummaryState {
  const { store, others = NO_OTHERS } = useFormSession()
  const summary = useMemo(() => new ErrorSummary(store, others), [store, others])
  useEffect(() => (listed ? summary.follow() : undefined), [summary, listed])
  const state = useObservable(summary)
  useEffect(() => {
    if (state.kind !== 'done') return
    const timer = setTimeout(() => summary.leave(), READING)
    return () => clearTimeout(timer)
  }, [state, summary])
  return state
}
