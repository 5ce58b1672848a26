import type { FormBundle, FormValues } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { submitFields } from './submittedValue.ts'

/** The flat object to submit, and the keys (or `table/row/key` paths) that are no field of this form. */
export interface Submission {
  value: FormValues
  dropped: string[]
}

/**
 * Returns the values that a form submits (form language, section 2): an untouched optional field is absent, a hidden
 * one is not submitted, a field that is never shown submits its default. The values themselves stay untouched, to be
 * shown again.
 * @param hidden keys of the fields that relations hide at present.
 */
export function toSubmission(
  bundle: FormBundle,
  values: FormValues,
  hidden: ReadonlySet<string>,
): Submission {
  const fields = bundle.order.flatMap((key) => ownValue(bundle.fields, key) ?? [])
  const shown = fields.filter(({ key, isHide }) => isHide || !hidden.has(key))
  const { value, dropped } = submitFields(shown, values)
  const fieldKeys = new Set(fields.filter(({ shape }) => shape !== 'none').map(({ key }) => key))
  return { value, dropped: dropped.filter((path) => !fieldKeys.has(path)) }
}
