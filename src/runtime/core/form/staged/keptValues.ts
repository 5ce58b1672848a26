import { defaultValues } from '#adapters/formInfo/defaultValues.ts'
import type { FormBundle, FormField, FormValues } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { isSameJson } from '#domain/json/isSameJson.ts'
import type { FormStore } from '../formStore.ts'

/**
 * Returns the values of an open form that stay under another definition. An untouched field takes its new default; a
 * value of another shape is dropped.
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

/** Returns the value; rows without the cells of columns that were removed or changed their kind. */
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
