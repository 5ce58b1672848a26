import type { FormValues } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import type { FormStore } from '#runtime/core/form/formStore.ts'
import type { Filling } from './stageLink.ts'

/** Returns all values, those of hidden fields included. */
export const valuesOf = (store: FormStore): FormValues =>
  Object.fromEntries(store.bundle.order.map((key) => [key, store.get(key)]))

export const fillingOf = (store: FormStore): Filling => ({
  values: valuesOf(store),
  wrong: Object.keys(store.errors()),
})

/** Fills in the values that differ, and shows the same messages as the other form. */
export function follow(store: FormStore, { values, wrong }: Filling): void {
  const changed = store.bundle.order.filter(
    (key) => Object.hasOwn(values, key) && !Object.is(ownValue(values, key), store.get(key)),
  )
  if (changed.length > 0)
    store.fill(Object.fromEntries(changed.map((key) => [key, ownValue(values, key)])))
  for (const path of wrong) if (store.error(path) === undefined) store.touch(path)
}
