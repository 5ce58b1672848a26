import { type FormEvent, Fragment, type ReactNode, useRef } from 'react'
import styles from './FormBody.module.css'
import { useFormSession } from './formSession.ts'
import { SectionView } from './SectionView.tsx'
import { SummaryFrame } from './summary/SummaryFrame.tsx'
import { useFormChannel } from './useFormChannel.ts'
import { useMountedSections } from './useMountedSections.ts'
import { useReveal } from './useReveal.ts'

interface FormBodyProps {
  onSubmit: (() => void) | undefined
  footer: ReactNode
}

/** The form element and its sections. Checks are ours, so the browser's own are off. */
export function FormBody({ onSubmit, footer }: FormBodyProps) {
  const session = useFormSession()
  const { sections } = session.store.bundle
  const form = useRef<HTMLFormElement>(null)
  const { isMounted, mount, watch } = useMountedSections(sections, session.layout)
  const frozen = useFormChannel('frozen', (store) => store.frozen)
  useReveal(session, form, mount)
  const Frame = session.readonly ? Fragment : SummaryFrame
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
      <Frame>
        {sections.map((section, index) => (
          <SectionView
            key={section.id}
            section={section}
            index={index}
            mounted={isMounted(index)}
            watch={watch}
          />
        ))}
      </Frame>
      {footer ?? (onSubmit && <button type="submit" hidden />)}
    </form>
  )
}
