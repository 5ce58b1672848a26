import {
  columnsOf,
  type FormInfo,
  fieldAt,
  fieldsOf,
  swapped,
  withColumns,
  withRow,
} from '../rows/rows.ts'
import { sectionsOf } from '../rows/sections.ts'
import { cutAtPages, type Edit, type Target } from './edit.ts'

/** Up or down. */
export type Step = -1 | 1

/**
 * Returns the form with a part moved by one among its equals: a column in its table, a field in its row, a row or a
 * field alone in its row past the next row and over the border of sections, a section with all its rows past the next
 * section. Moving back restores the order. Undefined at the end.
 */
export function moved(formInfo: FormInfo, target: Target, by: Step): Edit | undefined {
  const cut = cutAtPages(formInfo, target.place)
  const { column } = cut.place
  if (column !== undefined) return movedColumn(cut, column, by)
  if (target.part === 'section') return movedSection(cut, by)
  const isWhole = target.part === 'row' || fieldsOf(cut.formInfo[cut.place.row]).length === 1
  return isWhole ? movedRow(cut, by) : movedInRow(cut, by)
}

type Cut = ReturnType<typeof cutAtPages>

function movedColumn({ formInfo, place }: Cut, column: number, by: Step): Edit | undefined {
  const { row, index } = place
  const columns = columnsOf(fieldAt(formInfo, { row, index })) ?? []
  const to = column + by
  if (!(to in columns)) return undefined
  return {
    formInfo: withColumns(formInfo, place, swapped(columns, column, to)),
    place: { ...place, column: to },
  }
}

function movedInRow({ formInfo, place }: Cut, by: Step): Edit | undefined {
  const fields = fieldsOf(formInfo[place.row])
  const to = place.index + by
  if (!(to in fields)) return undefined
  return {
    formInfo: withRow(formInfo, place.row, swapped(fields, place.index, to)),
    place: { ...place, index: to },
  }
}

function movedRow({ formInfo, place }: Cut, by: Step): Edit | undefined {
  const to = nextRow(formInfo, place.row, by)
  if (to === undefined) return undefined
  return { formInfo: swapped(formInfo, place.row, to), place: { ...place, row: to } }
}

/** Returns the next row up or down that has fields; undefined at the end. */
export function nextRow(formInfo: FormInfo, row: number, by: Step): number | undefined {
  let next = row + by
  while (next in formInfo && fieldsOf(formInfo[next]).length === 0) next += by
  return next in formInfo ? next : undefined
}

function movedSection({ formInfo, place }: Cut, by: Step): Edit | undefined {
  const sections = sectionsOf(formInfo)
  const nth = sections.findIndex(({ start }) => start === place.row)
  const [first, second] = [sections[Math.min(nth, nth + by)], sections[Math.max(nth, nth + by)]]
  if (nth < 0 || !first || !second) return undefined
  const rows = [
    ...formInfo.slice(0, first.start),
    ...formInfo.slice(second.start, second.end),
    ...formInfo.slice(first.start, first.end),
    ...formInfo.slice(second.end),
  ]
  const row = by < 0 ? first.start : first.start + second.end - second.start
  return { formInfo: rows, place: { ...place, row } }
}
