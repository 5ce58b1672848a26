import type { FormBundle, FormField, FormValues } from '#contract/form.ts'

/** Column defaults of a new table row. */
export const openingRow = (table: FormField): FormValues =>
  Object.fromEntries(
    (table.columns ?? [])
      .filter((column) => column.defaultValue !== undefined)
      .map((column) => [column.key, column.defaultValue]),
  )

/**
 * The values a form opens with: stored ones exactly as they were stored, else pre-filled ones, else defaults
 * (form language, section 5). Keys the form does not have are left out; keys without a value are there, undefined.
 */
export function openingValues(
  bundle: FormBundle,
  stored: FormValues | undefined,
  initial: FormValues = {},
): Map<string, unknown> {
  const values = new Map<string, unknown>()
  for (const key of bundle.order) {
    const value = stored
      ? own(stored, key)
      : (own(initial, key) ?? bundle.fields[key]?.defaultValue)
    values.set(key, value ?? undefined)
  }
  return values
}

const own = (values: FormValues, key: string): unknown =>
  Object.hasOwn(values, key) ? values[key] : undefined
