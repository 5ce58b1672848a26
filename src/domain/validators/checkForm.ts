import type { FormBundle, FormValues } from '#contract/form.ts'
import type { CheckContext, FormErrors } from './checkContext.ts'
import { checkField } from './checkField.ts'
import { checkTable } from './checkTable.ts'

/** Checks every field that is shown; hidden ones are never validated (form language, section 2). */
export function checkForm(
  bundle: FormBundle,
  values: FormValues,
  hidden: ReadonlySet<string>,
  context: Omit<CheckContext, 'values' | 'row'>,
): FormErrors {
  const errors: FormErrors = {}
  for (const key of bundle.order) {
    const field = bundle.fields[key]
    if (!field || hidden.has(key)) continue
    const value = Object.hasOwn(values, key) ? values[key] : undefined
    const error = checkField(field, value, { ...context, values })
    if (error !== undefined) errors[key] = error
    if (field.shape === 'rows')
      Object.assign(errors, checkTable(field, value, { ...context, values }))
  }
  return errors
}
