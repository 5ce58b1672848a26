import type { FormBundle, FormValues } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'

/**
 * Adds the values of fields that nobody can change where a submission left them out: they are submitted whatever was sent
 * (form language, section 5).
 * @param given the stored record, else what a new form opens with
 */
export function withFixedValues(
  { fields, order }: FormBundle,
  values: FormValues,
  given: FormValues,
): FormValues {
  const fixed = order.filter((key) => {
    const field = ownValue(fields, key)
    return field?.isDisable && !field.isComputed && !field.isHide && !Object.hasOwn(values, key)
  })
  return {
    ...values,
    ...Object.fromEntries(fixed.map((key) => [key, ownValue(given, key)])),
  }
}
