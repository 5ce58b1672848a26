import { useState } from 'react'
import type { FormValues } from '#contract/form.ts'
import type { FormStore } from '#runtime/core/form/formStore.ts'
import { revealFirst } from '#runtime/core/form/revealFirst.ts'
import type { FormErrors } from '#runtime/core/form/shownErrors.ts'

/** Messages by field path when the page refused the value; anything else means that it took it. */
export type SubmitAnswer = FormErrors | undefined

export type OnSubmit = (value: FormValues) => unknown

export interface Submission {
  submit: () => void
  /** On its way: the form is frozen and asks no second time. */
  busy: boolean
  /** Error of the submission as a whole; messages about fields are shown at the fields. */
  message: string | undefined
}

const FAILED = '提交失败，请稍后重试'

/**
 * Handles submission: our checks, questions for the server, then the page's `onSubmit`; the first error gets the focus.
 * When the page throws or returns messages, all entries are kept.
 */
export function useSubmission(store: FormStore, onSubmit: OnSubmit | undefined): Submission {
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState<string>()
  const send = async () => {
    store.freeze()
    setBusy(true)
    try {
      await store.settle()
      if (isClean(store.validate())) setMessage(await handOver(store, onSubmit))
    } catch (error) {
      setMessage(error instanceof Error && error.message ? error.message : FAILED)
    } finally {
      store.freeze(false)
      setBusy(false)
      revealFirst(store)
    }
  }
  const submit = () => {
    if (store.frozen) return
    setMessage(undefined)
    if (revealFirst(store, store.validate())) void send()
  }
  return { submit, busy, message }
}

/** The text of messages that have no place in the form. */
async function handOver(
  store: FormStore,
  onSubmit: OnSubmit | undefined,
): Promise<string | undefined> {
  const answer = await onSubmit?.(store.submission())
  if (!isErrors(answer)) {
    store.saved()
    return
  }
  const homeless = Object.values(store.setErrors(answer))
  return homeless.length > 0 ? homeless.join('；') : undefined
}

const isClean = (errors: FormErrors): boolean => Object.keys(errors).length === 0

const isErrors = (answer: unknown): answer is FormErrors =>
  typeof answer === 'object' &&
  answer !== null &&
  Object.keys(answer).length > 0 &&
  Object.values(answer).every((message) => typeof message === 'string')
