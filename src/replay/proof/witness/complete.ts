import type { FormValues } from '#contract/form.ts'
import { ownValue, putOwn } from '#contract/record.ts'
import { isEmpty } from '#domain/json/isEmpty.ts'
import { CARD_TYPE_KEY } from '#domain/validators/checkCard.ts'
import { FormStore } from '#runtime/core/form/formStore.ts'
import { rootOf } from '#runtime/core/form/paths.ts'
import type { FormErrors } from '#runtime/core/form/shownErrors.ts'
import type { Subject } from '../form/subject.ts'

/** A form filled in as far as possible. */
export interface Completed {
  /** All values set, in order. */
  set: FormValues
  store: FormStore
  errors: FormErrors
}

/**
 * Opens the form, sets the answers, and gives every invalid field a valid value, also those that this shows. Answered
 * fields are kept.
 * @param initial values that a page fills in
 */
export function complete(
  subject: Subject,
  answers: FormValues,
  initial: FormValues = {},
): Completed {
  const { bundle, context } = subject
  const store = new FormStore(bundle, { context, initial })
  const set: FormValues = {}
  const give = (key: string, value: unknown): void => {
    putOwn(set, key, value ?? null)
    store.set(key, value ?? null)
  }
  for (const [key, value] of Object.entries(answers)) give(key, value)
  const wrong = (): string[] => [...new Set(Object.keys(store.validate()).map(rootOf))]
  const open = (): string[] => wrong().filter((key) => !Object.hasOwn(set, key))
  for (let keys = open(); keys.length > 0; keys = open())
    for (const key of cardTypeFirst(keys)) give(key, fillingOf(subject, store, key))
  return { set, store, errors: store.validate() }
}

/** Sorts the card type before the number, which depends on it. */
const cardTypeFirst = (keys: readonly string[]): string[] =>
  keys.toSorted((a, b) => Number(b === CARD_TYPE_KEY) - Number(a === CARD_TYPE_KEY))

/** Returns the first value that the form accepts; the first of all when none is. */
function fillingOf(subject: Subject, store: FormStore, key: string): unknown {
  if (store.isDisabled(key)) return store.get(key)
  const { answers } = subject.domain(key)
  const fits = answers.find((answer) => {
    if (isEmpty(answer.value) || !answer.valid) return false
    store.set(key, answer.value)
    return ownValue(store.validate(), key) === undefined
  })
  return (fits ?? answers.find((answer) => answer.valid))?.value
}
