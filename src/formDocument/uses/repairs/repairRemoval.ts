import { isRecord } from '#domain/json/isRecord.ts'
import type { Target } from '../../edits/edit.ts'
import { removed } from '../../edits/remove.ts'
import type { FormDocument } from '../../formDocument.ts'
import { withoutRelations } from '../../relations/relations.ts'
import { columnsOf, fieldAt, withColumns } from '../../rows/rows.ts'
import { rangeOf } from '../../rows/sections.ts'
import { answersOf, type Repaired } from '../change.ts'
import { mapPlaced, type PlacedField } from '../placedFields.ts'
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
 * Returns a form with a hidden part. Its stored answers stay; nothing depends on them, since a hidden field counts as
 * empty.
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

/** Returns whether a definition belongs to the part: it is one of its fields, or in its rows. */
function isIn({ formInfo }: FormDocument, { part, place }: Target) {
  const { start, end } = rangeOf(formInfo, part, place.row)
  return ({ place: { row, index } }: PlacedField): boolean =>
    place.column === undefined &&
    (part === 'field' ? row === place.row && index === place.index : row >= start && row < end)
}
