import { defaultValues } from '#adapters/formInfo/defaultValues.ts'
import { fromSubmission } from '#adapters/formInfo/fromSubmission.ts'
import type { FormBundle, FormField, FormValues } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'

/** Returns the column defaults of a new row. */
export const openingRow = (table: FormField): FormValues =>
  Object.fromEntries(
    (table.columns ?? [])
      .filter((column) => column.defaultValue !== undefined)
      .map((column) => [column.key, column.defaultValue]),
  )

/**
 * Returns the values a form opens with: those of a form that goes on, else stored values unchanged, else pre-filled values, else defaults (form language,
 * section 5). Contains every key of the form, undefined where there is no value, and no other.
 */
export function openingValues(
  bundle: FormBundle,
  stored: FormValues | undefined,
  initial: FormValues = {},
  current?: FormValues,
): Map<string, unknown> {
  const given =
    current ??
    (stored
      ? fromSubmission(bundle, stored).values
      : { ...defaultValues(bundle), ...withoutNothing(initial) })
  return new Map(bundle.order.map((key) => [key, ownValue(given, key) ?? undefined]))
}

const withoutNothing = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value != null))
