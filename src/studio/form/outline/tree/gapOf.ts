import type { Target } from '#formDocument/edits/edit.ts'
import type { Gap } from '#formDocument/edits/place.ts'
import { type FormInfo, fieldsOf } from '#formDocument/rows/rows.ts'
import { sectionAt } from '#formDocument/rows/sections.ts'
import { type Outline, type OutlineEntry, ROOT } from '../../model/tree/outline.ts'

/**
 * Returns the gap for a part dropped on an entry: in its row, at the beginning of its section, or at the end of the
 * form. Undefined on a field among others in a row, where only gaps beside it are targets.
 */
export function gapOn(
  formInfo: FormInfo,
  outline: Outline,
  { id, target, parent }: OutlineEntry,
): Gap | undefined {
  const { part, place } = target
  if (id === ROOT) return { row: formInfo.length }
  if (part === 'section') return { row: place.row + 1 }
  const isInRow = outline.entries.get(parent)?.target.part === 'row'
  return isInRow ? undefined : { row: place.row, index: fieldsOf(formInfo[place.row]).length }
}

/** Returns whether a part may be put among the children of an entry, wherever it stands now. */
export function takesAmong(onto: OutlineEntry, { part, place }: Target): boolean {
  const { row, index, column } = onto.target.place
  if (place.column !== undefined)
    return onto.isTable && column === undefined && row === place.row && index === place.index
  if (onto.id === ROOT) return true
  if (onto.target.part === 'section') return part !== 'section'
  return part === 'field' && onto.target.part === 'row'
}

/** Returns the gap before a child of an entry, or behind its last. */
export function gapBefore(
  formInfo: FormInfo,
  outline: Outline,
  { id, target, isTable, children }: OutlineEntry,
  at: number,
): Gap {
  const { row, index } = target.place
  if (isTable) return { row, index, column: at }
  const next = outline.entries.get(children[at] ?? '')?.target
  if (target.part === 'row') return next?.place ?? { row, index: fieldsOf(formInfo[row]).length }
  if (next) return { row: next.place.row }
  return { row: id === ROOT ? formInfo.length : (sectionAt(formInfo, row)?.end ?? row + 1) }
}
