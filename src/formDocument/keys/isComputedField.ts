import type { FormBundle } from '#contract/form.ts'
import { ownValue } from '#contract/record.ts'
import { keyOf } from './keys.ts'

/** Returns whether a field of the form is computed, and therefore not an input. */
export const isComputedField = ({ fields }: FormBundle, definition: unknown): boolean =>
  ownValue(fields, keyOf(definition) ?? '')?.isComputed === true
