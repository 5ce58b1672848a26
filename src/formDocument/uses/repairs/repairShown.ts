import { convertFormInfo } from '#adapters/formInfo/convert.ts'
import { definitionOf } from '#adapters/formInfo/definition.ts'
import type { FormDocument } from '../../formDocument.ts'
import { keyOf } from '../../keys/keys.ts'
import { fieldAt } from '../../rows/rows.ts'
import type { Repaired } from '../change.ts'
import { type PlacedField, placedFields } from '../placedFields.ts'
import { type OptionAt, withoutOptionOf } from './repairOption.ts'
import { withoutPart } from './repairRemoval.ts'

/**
 * Returns a form without an option, the fields that only it showed, the fields that only those showed, and so on: left
 * in place they would always show.
 */
export function withoutShownBy(document: FormDocument, change: OptionAt): Repaired {
  const ruled = ruledKeys(document)
  let next = withoutOptionOf(document, change).document
  for (let [freed] = freedIn(next, ruled); freed; [freed] = freedIn(next, ruled))
    next = withoutPart(next, { part: 'field', place: freed.place }).document
  const own = keyOf(fieldAt(document.formInfo, change.place))
  const found = placedFields(next.formInfo).find(({ field }) => keyOf(field) === own)
  return { document: next, place: found?.place ?? null }
}

/** Returns whether fields would always show once an option is removed. */
export const hasShownBy = (document: FormDocument, change: OptionAt): boolean =>
  freedIn(withoutOptionOf(document, change).document, ruledKeys(document)).length > 0

/** Returns the fields that showed on a condition before, and now always show. */
function freedIn(next: FormDocument, ruled: ReadonlySet<string>): PlacedField[] {
  const left = ruledKeys(next)
  return placedFields(next.formInfo).filter(({ field }) => {
    const key = keyOf(field)
    return key !== undefined && ruled.has(key) && !left.has(key)
  })
}

/** Fields that show on a condition. */
function ruledKeys({ formInfo, checks }: FormDocument): ReadonlySet<string> {
  const { rules } = convertFormInfo(definitionOf({ formInfo, checks }), { dictionaries: {} })
  return new Set(Object.keys(rules))
}
