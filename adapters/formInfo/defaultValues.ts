import type { FormBundle, FormValues } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'

/** The values a form opens with when nothing is stored: every default, hidden fields' too. */
export const defaultValues = (bundle: FormBundle): FormValues =>
  Object.fromEntries(
    bundle.order.flatMap((key) => {
      const field = ownValue(bundle.fields, key)
      return field?.defaultValue === undefined ? [] : [[key, field.defaultValue] as const]
    }),
  )
