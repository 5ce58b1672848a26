import type { FormBundle } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { keyOf } from './keys.ts'

/** Returns whether the value of a field of the form is computed, so that nobody fills it in. */
export const isComputedField = ({ fields }: FormBundle, definition: unknown): boolean =>
  ownValue(fields, keyOf(definition) ?? '')?.isComputed === true
