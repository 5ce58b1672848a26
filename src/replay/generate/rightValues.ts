import type { FormField, FormValues } from '#contract/form.ts'
import { putOwn } from '#contract/record.ts'
import { isEmpty } from '#domain/json/isEmpty.ts'
import { CARD_TYPE_KEY } from '#domain/validators/checkCard.ts'
import type { FormStore } from '#runtime/core/form/formStore.ts'
import { cellPath } from '#runtime/core/form/paths.ts'
import { candidatesOf } from '#runtime/core/why/candidates/candidatesOf.ts'
import { isGiven } from '../coverage/messages.ts'
import type { Subject } from '../proof/form/subject.ts'

/** Each round may show fields that the next one fills in. */
const ROUNDS = 50

/**
 * Fills every visible field with a valid value, including optional ones. Controllers keep their value unless one is
 * required.
 * @param answered keys that already have their value
 */
export function fillRight(subject: Subject, store: FormStore, answered: FormValues): FormValues {
  const filled: FormValues = {}
  store.validate()
  for (let round = 0; round < ROUNDS; round++) {
    const open = openKeys(subject, store, { ...answered, ...filled })
    if (open.length === 0) break
    for (const key of open) {
      const value = rightValue(subject, store, key)
      putOwn(filled, key, value ?? null)
      store.set(key, value)
    }
  }
  return Object.fromEntries(Object.entries(filled).filter(([, value]) => value !== null))
}

const openKeys = (subject: Subject, store: FormStore, known: FormValues): string[] =>
  subject.bundle.order
    .filter((key) => !Object.hasOwn(known, key) && !store.isHidden(key))
    .filter((key) => isGiven(subject.field(key)) && !store.isDisabled(key))
    .filter((key) => !subject.decides(key) || store.error(key) !== undefined)
    .toSorted((a, b) => Number(b === CARD_TYPE_KEY) - Number(a === CARD_TYPE_KEY))

/** Returns the first value that the form accepts, the most natural first; a valid existing value is kept. */
function rightValue(subject: Subject, store: FormStore, key: string): unknown {
  const before = store.get(key)
  if (!isEmpty(before) && isRight(store, key)) return before
  for (const value of rightsFor(subject, key)) {
    store.set(key, value)
    if (!isRight(store, key)) continue
    typeCells(subject, store, key)
    return store.get(key)
  }
  store.set(key, before)
  return before
}

const isRight = (store: FormStore, key: string): boolean =>
  Object.keys(store.errors()).every((path) => path !== key && !path.startsWith(`${key}/`))

/** Values that may be right for a field, natural ones first. */
export function rightsFor(subject: Subject, key: string): unknown[] {
  const answers = subject.domain(key).answers.filter(({ value }) => !isEmpty(value))
  const valid = answers.toSorted((a, b) => Number(b.valid) - Number(a.valid))
  return [...typed(subject.field(key), subject), ...valid.map(({ value }) => value)]
}

/** Texts and days as people give them; of anything else one value is as natural as another. */
function typed(field: FormField, { context }: Subject): unknown[] {
  if (field.type === 'choice' || !TYPED.includes(field.shape)) return []
  return candidatesOf({ field, value: undefined, codes: [], context }).filter(
    (value) => !isEmpty(value),
  )
}

const TYPED: readonly FormField['shape'][] = ['text', 'html', 'moment', 'period']

/** Gives the cells of a table's first row natural texts, where these are right. */
function typeCells(subject: Subject, store: FormStore, key: string): void {
  if (store.rows(key).length === 0) return
  for (const column of subject.field(key).columns ?? []) {
    const path = cellPath(key, 0, column.key)
    const before = store.get(path)
    if (before === undefined) continue
    const fits = typed(column, subject).some((value) => {
      store.set(path, value)
      return isRight(store, key)
    })
    if (!fits) store.set(path, before)
  }
}
