import { defaultValues } from '#adapters/formInfo/defaultValues.ts'
import { fromSubmission } from '#adapters/formInfo/fromSubmission.ts'
import type { FormBundle, FormField, FormValues } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'

/** Column defaults of a new table row. */
export const openingRow = (table: FormField): FormValues =>
  Object.fromEntries(
    (table.columns ?? [])
      .filter((column) => column.defaultValue !== undefined)
      .map((column) => [column.key, column.defaultValue]),
  )

/**
 * The values a form opens with: stored ones exactly as they were stored, else pre-filled ones, else defaults
 * (form language, section 5). Every key of the form is there, undefined where nothing is given, and no other.
 */
export function openingValues(
  bundle: FormBundle,
  stored: FormValues | undefined,
  initial: FormValues = {},
): Map<string, unknown> {
  const given = stored
    ? fromSubmission(bundle, stored).values
    : { ...defaultValues(bundle), ...withoutNothing(initial) }
  return new Map(bundle.order.map((key) => [key, ownValue(given, key) ?? undefined]))
}

const withoutNothing = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value != null))
