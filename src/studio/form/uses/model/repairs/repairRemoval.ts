import { isRecord } from '#domain/json/isRecord.ts'
import type { FormDocument } from '../../../formEditing.ts'
import type { Target } from '../../../model/edit.ts'
import { removed } from '../../../model/remove.ts'
import { columnsOf, fieldAt, withColumns } from '../../../model/rows.ts'
import { rangeOf } from '../../../model/sections.ts'
import { answersOf, type Repaired } from '../change.ts'
import { mapPlaced, type PlacedField } from '../placedFields.ts'
import { withoutRelations } from '../relations.ts'
import { cleaned } from './cleaned.ts'

/** Returns a form without a part, and without anything that depends on it. */
export function withoutPart(document: FormDocument, target: Target): Repaired {
  const answers = answersOf(document.formInfo, { act: 'remove', target })
  const { formInfo, place } = removed(document.formInfo, target)
  const notShown = answers.fields
  return {
    document: cleaned({ ...document, formInfo }, { answers, notShown, isGone: true }),
    place,
  }
}

/**
 * Returns a form that shows a part to nobody. What applicants filled in stays; nothing depends on it, since a field that
 * is not shown counts as not filled in.
 */
export function withHiddenPart(document: FormDocument, target: Target): Repaired {
  const answers = answersOf(document.formInfo, { act: 'remove', target })
  const skips = isIn(document, target)
  const next = cleaned(document, { answers, notShown: answers.fields, isGone: false, skips })
  const { row, index, column } = target.place
  const hidden =
    column === undefined
      ? mapPlaced(next.formInfo, (placed) =>
          skips(placed) ? { ...withoutRelations(placed.field), isHide: true } : placed.field,
        )
      : withColumns(
          next.formInfo,
          target.place,
          (columnsOf(fieldAt(next.formInfo, { row, index })) ?? []).map((one, at) =>
            at === column && isRecord(one) ? { ...one, isHide: true } : one,
          ),
        )
  return { document: { ...next, formInfo: hidden }, place: target.place }
}

/** Returns whether a definition is of the part: one of its fields, or all in its rows. */
function isIn({ formInfo }: FormDocument, { part, place }: Target) {
  const { start, end } = rangeOf(formInfo, part, place.row)
  return ({ place: { row, index } }: PlacedField): boolean =>
    place.column === undefined &&
    (part === 'field' ? row === place.row && index === place.index : row >= start && row < end)
}
