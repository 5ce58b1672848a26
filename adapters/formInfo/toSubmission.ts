import type { FormBundle, FormValues } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { submitFields } from './submittedValue.ts'

/** The flat object to submit, and the keys (or `table/row/key` paths) that are no field of this form. */
export interface Submission {
  value: FormValues
  dropped: string[]
}

/**
 * What a form submits (form language, section 2): an untouched optional field is absent, a hidden one is not
 * submitted, a field that is never shown submits its default. Values stay untouched for showing them again.
 * @param hidden keys relations hide at this moment.
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
