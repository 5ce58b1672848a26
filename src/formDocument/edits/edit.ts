import type { FieldPlace, SelectedPlace } from '../formDocument.ts'
import { type FormInfo, fieldsOf, isPage, startsSection } from '../rows/rows.ts'

/**
 * Part that a command acts on: a field or column, the whole row around a place, or the section that a `page` starts.
 */
export interface Target {
  part: 'field' | 'row' | 'section'
  place: FieldPlace
}

/** Returns the selection of a part. */
export const selectionOf = ({ part, place }: Target): SelectedPlace =>
  part === 'row' ? { ...place, part } : place

/** A changed form, and the new place of the part; null when nothing is left of it. */
export interface Edit {
  formInfo: FormInfo
  place: FieldPlace | null
}

/**
 * Returns the rows with every `page` alone in its row, which is how the adapter reads them, and the new position of the
 * place. Other rows stay the same objects, and so does a form without such a row.
 */
export function cutAtPages(formInfo: FormInfo, place: FieldPlace): Edit & { place: FieldPlace } {
  if (!formInfo.some(isMixed)) return { formInfo, place }
  const runs = formInfo.map(runsOf)
  const before = runs.slice(0, place.row).flat().length
  let { row, index } = { row: before, index: place.index }
  for (const run of runs[place.row]?.slice(0, -1) ?? []) {
    const { length } = fieldsOf(run)
    if (index < length) break
    index -= length
    row += 1
  }
  return { formInfo: runs.flat(), place: { ...place, row, index } }
}

const isMixed = (row: unknown): boolean => startsSection(row) && fieldsOf(row).length > 1

/** A row as the runs between its pages; any other row as it is, an empty one too. */
function runsOf(row: unknown): unknown[] {
  if (!isMixed(row)) return [row]
  const runs: unknown[][] = []
  let isOpen = false
  for (const field of fieldsOf(row)) {
    if (isOpen && !isPage(field)) runs.at(-1)?.push(field)
    else runs.push([field])
    isOpen = !isPage(field)
  }
  return runs
}
