import type { FormBundle } from '#contract/form.ts'
import type { RawField } from '#contract/formInfo.ts'
import { ownValue } from '#contract/record.ts'
import type { FieldPlace } from '../formDocument.ts'
import { isComputedField } from '../keys/isComputedField.ts'
import { keyOf } from '../keys/keys.ts'
import { type FormInfo, fieldAt } from '../rows/rows.ts'
import { readersOf, relationsOf } from './showing/controls.ts'
import { showingOf } from './showing/showing.ts'

/**
 * Returns the number of rules of a field: one for its visibility, one per answer that shows other fields, one per field
 * that reads it in another way, and one for its computation.
 */
export function ruleCount(
  { formInfo, bundle }: { formInfo: FormInfo; bundle: FormBundle },
  place: FieldPlace,
): number {
  const definition = place.column === undefined ? fieldAt(formInfo, place) : undefined
  const key = keyOf(definition)
  if (key === undefined || !ownValue(bundle.fields, key)) return 0
  const { kind } = showingOf(bundle, key, definition as RawField)
  const isShown = kind === 'always' || kind === 'never'
  const isComputed = isComputedField(bundle, definition)
  const targets = relationsOf(formInfo, key).length + readersOf({ formInfo, bundle }, key).length
  return (isShown ? 0 : 1) + targets + (isComputed ? 1 : 0)
}
