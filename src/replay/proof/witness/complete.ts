import type { FormValues } from '#contract/form.ts'
import { ownValue, putOwn } from '#contract/record.ts'
import { isEmpty } from '#domain/isEmpty.ts'
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

/** Each round may show fields that the next one fills in. */
const ROUNDS = 50

/**
 * Opens the form, gives the answers, and gives every field that is still wrong a valid value; fields that are answered
 * are left as they are.
 */
export function complete(subject: Subject, answers: FormValues): Completed {
  const { bundle, context } = subject
  const store = new FormStore(bundle, { context })
  const set: FormValues = {}
  const give = (key: string, value: unknown): void => {
    putOwn(set, key, value ?? null)
    store.set(key, value ?? null)
  }
  for (const [key, value] of Object.entries(answers)) give(key, value)
  for (let round = 0; round < ROUNDS; round++) {
    const wrong = Object.keys(store.validate()).map(rootOf)
    const open = [...new Set(wrong)].filter((key) => !Object.hasOwn(set, key))
    for (const key of cardTypeFirst(open)) give(key, fillingOf(subject, store, key))
    if (open.length === 0) break
  }
  return { set, store, errors: store.validate() }
}

/** A card number can be chosen once the type of the card is. */
const cardTypeFirst = (keys: readonly string[]): string[] =>
  keys.toSorted((a, b) => Number(b === CARD_TYPE_KEY) - Number(a === CARD_TYPE_KEY))

/** The first value that the form accepts; whatever comes first when there is none. */
function fillingOf(subject: Subject, store: FormStore, key: string): unknown {
  if (store.isDisabled(key)) return store.get(key)
  const { answers } = subject.domain(key)
  const valid = answers.filter((answer) => answer.valid)
  const filled = valid.filter(({ value }) => !isEmpty(value))
  const fits = filled.find(({ value }) => {
    store.set(key, value)
    return ownValue(store.validate(), key) === undefined
  })
  return (fits ?? valid[0])?.value
}
