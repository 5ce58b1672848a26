import { defaultValues } from '#adapters/formInfo/defaultValues.ts'
import type { FormBundle, FormField, FormValues } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { isSameJson } from '#domain/json/isSameJson.ts'
import type { FormStore } from '../formStore.ts'

/**
 * Returns the values with which an open form goes on under another definition. A field that nobody filled in follows its
 * default; a value of another shape goes.
 */
export function keptValues(store: FormStore, next: FormBundle): FormValues {
  const defaults = defaultValues(next)
  return Object.fromEntries(
    next.order.map((key) => {
      const before = ownValue(store.bundle.fields, key)
      const field = ownValue(next.fields, key)
      const value = store.get(key)
      const isKept =
        before?.shape === field?.shape && !isSameJson(value, before?.defaultValue ?? undefined)
      return [key, isKept ? keptValue(value, before, field) : ownValue(defaults, key)]
    }),
  )
}

/** The same value; rows without the cells of columns that are gone or hold something else. */
function keptValue(
  value: unknown,
  before: FormField | undefined,
  field: FormField | undefined,
): unknown {
  if (!before?.columns || !Array.isArray(value)) return value
  const lost = before.columns.filter(
    ({ key, shape }) => field?.columns?.find((column) => column.key === key)?.shape !== shape,
  )
  if (lost.length === 0) return value
  const names = lost.map(({ key }) => key)
  return (value as FormValues[]).map((row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name))),
  )
}
