import type { FormBundle, FormValues } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'

/**
 * Adds the values of read-only fields where a submission omitted them, because such fields are always submitted (form
 * language, section 5).
 * @param given the stored record, else the initial values of a new form
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
