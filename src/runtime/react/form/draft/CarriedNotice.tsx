import { useLayoutEffect, useRef } from 'react'
import type { CarriedNews } from '#runtime/core/pageForms/carry/carried.ts'
import type { Cell } from '#runtime/core/ports/observable.ts'
import { useObservable } from '../../hooks/useObservable.ts'
import { FORM_TEXTS } from '../formTexts.ts'
import styles from './Draft.module.css'
import { LostAnswers } from './LostAnswers.tsx'
import { Notice } from './Notice.tsx'

/** Above a form that replaced another: how much was taken over, and everything that was not, with its text. */
export function CarriedNotice({ carried }: { carried: Cell<CarriedNews | null> }) {
  const news = useObservable(carried)
  const place = useFirstFocus(news)
  if (!news) return null
  const { count, changed, dropped, reworded } = news
  const isWhole = changed.length + dropped.length + reworded.length === 0
  return (
    <div ref={place} tabIndex={-1} className={styles.carried}>
      <Notice
        kind={isWhole ? 'success' : 'warning'}
        title={FORM_TEXTS.carried(count)}
        dismiss={() => carried.set(null)}
      >
        <LostAnswers title={FORM_TEXTS.carriedReworded} answers={reworded} />
        <LostAnswers title={FORM_TEXTS.draftChanged} answers={changed} />
        <LostAnswers title={FORM_TEXTS.draftDropped} answers={dropped} />
      </Notice>
    </div>
  )
}

const focused = new WeakSet<CarriedNews>()

/** Moves the focus to news when they first appear, and not again when the person comes back to their step. */
function useFirstFocus(news: CarriedNews | null) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!news || focused.has(news)) return
    focused.add(news)
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'start' })
  }, [news])
  return place
}
