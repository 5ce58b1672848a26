import type { FormValues } from '#contract/form.ts'
import { ownValue, putOwn } from '#contract/record.ts'
import { isEmpty } from '#domain/json/isEmpty.ts'
import { CARD_TYPE_KEY } from '#domain/validators/checkCard.ts'
import { FormStore } from '#runtime/core/form/formStore.ts'
import { rootOf } from '#runtime/core/form/paths.ts'
import type { FormErrors } from '#runtime/core/form/shownErrors.ts'
import type { Subject } from '../form/subject.ts'

/** A form as far as it could be filled in. */
export interface Completed {
  /** Everything that was set, in the order it was set. */
  set: FormValues
  store: FormStore
  errors: FormErrors
}

/**
 * Opens the form, gives the answers, and gives every field that is still wrong a valid value; what that shows is filled
 * in next. Fields that are answered are left as they are.
 * @param initial what a page fills in before
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

/** A card number can be chosen once the type of the card is. */
const cardTypeFirst = (keys: readonly string[]): string[] =>
  keys.toSorted((a, b) => Number(b === CARD_TYPE_KEY) - Number(a === CARD_TYPE_KEY))

/** The first value that the form accepts; whatever comes first when there is none. */
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
