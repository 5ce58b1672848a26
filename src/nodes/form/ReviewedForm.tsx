import { useLayoutEffect, useRef, useState } from 'react'
import type { NodeOf } from '#contract/nodes.gen.ts'
import type { PageForm } from '#runtime/core/pageForms/pageForm.ts'
import buttons from '#runtime/react/controls/buttons.module.css'
import { FORM_TEXTS } from '#runtime/react/form/formTexts.ts'
import { ReviewView } from '#runtime/react/form/review/ReviewView.tsx'
import { useDevice } from '#runtime/react/hooks/useDevice.ts'
import { usePage, useRow } from '#runtime/react/pageContext.ts'
import { useRuntime } from '#runtime/react/runtimeContext.ts'
import { FilledForm } from './FilledForm.tsx'
import classes from './FormNode.module.css'
import { SubmitButton } from './SubmitButton.tsx'
import { useReview } from './useReview.ts'

interface ReviewedFormProps {
  node: NodeOf<'form'>
  form: PageForm
  submit: string
}

/**
 * A form that is looked through once more before it is submitted. The form itself stays mounted behind the review,
 * so that going back finds everything as it was.
 */
export function ReviewedForm({ node, form, submit }: ReviewedFormProps) {
  const page = usePage()
  const row = useRow()
  const device = useDevice()
  const review = useReview(useRuntime().host.navigation)
  const reviewed = useRef<PageForm | null>(null)
  const isOpen = review.isOpen && reviewed.current === form
  const [checking, check] = useOneAtATime(async () => {
    if (!(await form.validate())) return
    reviewed.current = form
    review.open()
  })
  const [sending, send] = useOneAtATime(() =>
    review.through(async () => {
      const end = await page.run(submit, { row })
      const [refused] = Object.keys(form.store.errors())
      const isOver = end === 'done' || refused !== undefined || page.form(node.form) !== form
      if (isOver) review.close()
      if (refused !== undefined) form.store.reveal(refused)
      return isOver
    }),
  )
  const change = (key: string) => {
    review.close()
    form.store.reveal(key)
  }
  const heading = useReviewFocus(isOpen)
  const button = <SubmitButton key={submit} action={submit} busy={checking} start={check} />
  return (
    <>
      <div hidden={isOpen}>
        <FilledForm node={node} form={form} submitting={{ start: check, button }} />
      </div>
      {isOpen && (
        <ReviewView store={form.store} layout={device} heading={heading} onChange={change}>
          <div className={classes.actions}>
            <button type="button" className={buttons.button} onClick={review.close}>
              {FORM_TEXTS.reviewBack}
            </button>
            <SubmitButton action={submit} busy={sending} start={send} />
          </div>
        </ReviewView>
      )}
    </>
  )
}

/** Starting it again while it runs does nothing: a double click is one press. */
function useOneAtATime(task: () => Promise<void>): [running: boolean, start: () => void] {
  const [running, setRunning] = useState(false)
  const busy = useRef(false)
  const start = () => {
    if (busy.current) return
    busy.current = true
    setRunning(true)
    void task().finally(() => {
      busy.current = false
      setRunning(false)
    })
  }
  return [running, start]
}

/** The review begins at its heading, for the eye and the ear; going back finds the form where it was left. */
function useReviewFocus(isOpen: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    if (!isOpen) return
    const before = window.scrollY
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
    return () => window.scrollTo({ top: before })
  }, [isOpen])
  return heading
}
