import { type ReactNode, type RefObject, useId, useMemo } from 'react'
import { partsOf } from '#adapters/formInfo/partsOf.ts'
import type { Device } from '#contract/value.ts'
import type { FormStore } from '#runtime/core/form/formStore.ts'
import { FORM_TEXTS } from '../formTexts.ts'
import { type FormSession, FormSessionProvider } from '../session/formSession.ts'
import styles from './Review.module.css'
import { ReviewSection } from './ReviewSection.tsx'

interface ReviewViewProps {
  store: FormStore
  layout: Device
  /** Receives the focus when the review opens. */
  heading: RefObject<HTMLHeadingElement | null>
  /** Called to return to a field and change its section. */
  onChange: (key: string) => void
  /** The buttons below. */
  children: ReactNode
}

/** Read-only review of everything that will be submitted, with a link back to each section. */
export function ReviewView({ store, layout, heading, onChange, children }: ReviewViewProps) {
  const id = useId()
  const session = useMemo<FormSession>(
    () => ({ store, layout, readonly: true, id, beside: {}, cellRevealers: new Map() }),
    [store, layout, id],
  )
  const parts = useMemo(() => partsOf(store.bundle), [store])
  return (
    <FormSessionProvider value={session}>
      <section className={styles.review} data-layout={layout} aria-labelledby={`${id}-title`}>
        <h2 ref={heading} id={`${id}-title`} tabIndex={-1} className={styles.heading}>
          {FORM_TEXTS.review}
        </h2>
        <p className={styles.hint}>{FORM_TEXTS.reviewHint}</p>
        {parts.map((part) => (
          <ReviewSection key={part.id} part={part} onChange={onChange} />
        ))}
        {children}
      </section>
    </FormSessionProvider>
  )
}
