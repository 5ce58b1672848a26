import { type FormEvent, type ReactNode, useRef } from 'react'
import styles from './FormBody.module.css'
import { SectionView } from './sections/SectionView.tsx'
import { useMountedSections } from './sections/useMountedSections.ts'
import { useFormSession } from './session/formSession.ts'
import { useLivePlaces } from './session/livePlaces.ts'
import { useFormChannel } from './session/useFormChannel.ts'
import { SummaryFrame } from './summary/SummaryFrame.tsx'
import { useReveal } from './useReveal.ts'

interface FormBodyProps {
  onSubmit: (() => void) | undefined
  footer: ReactNode
  summary: boolean
}

/** The form element and its sections; the browser's own validation is off. */
export function FormBody({ onSubmit, footer, summary }: FormBodyProps) {
  const session = useFormSession()
  const sections = useFormChannel('sections', (store) => store.bundle.sections)
  const form = useRef<HTMLFormElement>(null)
  const { isMounted, mount, watch } = useMountedSections(sections, session.layout)
  const frozen = useFormChannel('frozen', (store) => store.frozen)
  useReveal(session, form, mount)
  useLivePlaces(session, form)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit?.()
  }
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      data-layout={session.layout}
      aria-busy={frozen}
      onSubmit={submit}
    >
      <SummaryFrame listed={summary && !session.readonly}>
        {sections.map((section, index) => (
          <SectionView
            key={section.id}
            section={section}
            index={index}
            mounted={isMounted(index)}
            watch={watch}
          />
        ))}
      </SummaryFrame>
      {footer ?? (onSubmit && <button type="submit" hidden />)}
    </form>
  )
}
