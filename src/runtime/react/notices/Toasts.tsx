import { type CSSProperties, useRef } from 'react'
import type { NoticeKind } from '#runtime/core/dialogs/notices.ts'
import { useObservable } from '../hooks/useObservable.ts'
import { useRuntime } from '../runtimeContext.ts'
import { REACT_TEXTS } from '../texts.ts'
import classes from './Toasts.module.css'
import { useToastPlace } from './useToastPlace.ts'

const MARKS: Record<NoticeKind, string> = {
  success: '✓',
  warning: '!',
  failure: '✕',
  progress: '…',
}

/**
 * Short messages above everything else. Two live regions exist from the start, as screen readers require: success is
 * announced politely, failures assertively.
 */
export function Toasts() {
  const { notices } = useRuntime().host
  const shown = useObservable(notices)
  const section = useRef<HTMLElement>(null)
  const { place, isPlaced, edge } = useToastPlace(section, shown)
  const list = (kinds: readonly NoticeKind[]) =>
    shown
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ key, text, kind }) => (
        <div key={key} className={classes.toast} data-kind={kind}>
          <span className={classes.mark} aria-hidden="true">
            {MARKS[kind]}
          </span>
          <span className={classes.text}>{text}</span>
          <button type="button" aria-label={REACT_TEXTS.close} onClick={() => notices.dismiss(key)}>
            ×
          </button>
        </div>
      ))
  return (
    <section
      ref={section}
      className={classes.toasts}
      data-place={place}
      data-placed={isPlaced || undefined}
      style={{ '--toast-edge': `${edge}px` } as CSSProperties}
      aria-label={REACT_TEXTS.notices}
    >
      <div role="status">{list(['progress', 'success'])}</div>
      <div role="alert">{list(['warning', 'failure'])}</div>
    </section>
  )
}
