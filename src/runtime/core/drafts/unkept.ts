import type { FormField } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { isEmpty } from '#domain/json/isEmpty.ts'
import type { FormStore } from '../form/formStore.ts'
import { isNeverKept } from './isNeverKept.ts'
import { isSame } from './takeDraft.ts'

/** Whether the person gave something that no draft keeps: a card number, a password, one in a table's cell. */
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
