import type { FormField } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { isEmpty } from '#domain/json/isEmpty.ts'
import type { FormStore } from '../form/formStore.ts'
import { isNeverKept } from './isNeverKept.ts'
import { isSame } from './takeDraft.ts'

/** True when the person entered a value that drafts never store: a card number or password, also in a table cell. */
export const holdsUnkept = (store: FormStore, opening: ReadonlyMap<string, unknown>): boolean =>
  store.bundle.order.some((key) => {
    const field = ownValue(store.bundle.fields, key)
    const value = store.get(key)
    return field !== undefined && isGiven(field, value) && !isSame(value, opening.get(key))
  })

function isGiven(field: FormField, value: unknown): boolean {
  if (isNeverKept(field)) return !isEmpty(value)
  const secret = (field.columns ?? []).filter(isNeverKept)
  if (secret.length === 0 || !Array.isArray(value)) return false
  return value.some((row) => secret.some(({ key }) => !isEmpty(row?.[key])))
}
