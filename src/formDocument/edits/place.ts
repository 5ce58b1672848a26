import {
  columnsOf,
  type FormInfo,
  fieldAt,
  fieldsOf,
  isPage,
  spliced,
  startsSection,
  withColumns,
  withRow,
} from '../rows/rows.ts'
import { rangeOf, sectionAt } from '../rows/sections.ts'
import { cutAtPages, type Edit, type Target } from './edit.ts'
import { nextRow, type Step } from './move.ts'

/** A gap that something can be put into: before a row, before a field of a row, or before a column of a table. */
export interface Gap {
  row: number
  index?: number
  column?: number
}

/** Returns the form with a part put into a gap; undefined where it does not belong, stands already, or no gap is. */
export function putAt(formInfo: FormInfo, target: Target, gap: Gap): Edit | undefined {
  if (!isGap(formInfo, gap)) return undefined
  const cut = cutAtPages(formInfo, target.place)
  const to = cutAtPages(formInfo, { index: 0, ...gap }).place
  return putInto(
    cut.formInfo,
    { part: target.part, place: cut.place },
    gap.index === undefined ? { row: to.row } : to,
  )
}

function isGap(formInfo: FormInfo, { row, index, column = 0 }: Gap): boolean {
  if (index === undefined) return column === 0 && row <= formInfo.length
  const columns = columnsOf(fieldAt(formInfo, { row, index })) ?? []
  return row in formInfo && index <= fieldsOf(formInfo[row]).length && column <= columns.length
}

function putInto(formInfo: FormInfo, target: Target, gap: Gap): Edit | undefined {
  const { place, part } = target
  if (place.column !== undefined) return columnPut(formInfo, target, gap)
  if (gap.column !== undefined) return undefined
  if (gap.index !== undefined) return part === 'field' ? joined(formInfo, target, gap) : undefined
  const isAlone = fieldsOf(formInfo[place.row]).length === 1
  return part === 'field' && !isAlone
    ? freed(formInfo, target, gap)
    : rowsPut(formInfo, target, gap)
}

function columnPut(formInfo: FormInfo, { place }: Target, gap: Gap): Edit | undefined {
  const { row, index, column: from = 0 } = place
  const { column: to } = gap
  if (gap.row !== row || gap.index !== index || to === undefined) return undefined
  if (to === from || to === from + 1) return undefined
  const columns = columnsOf(fieldAt(formInfo, { row, index })) ?? []
  const column = to > from ? to - 1 : to
  const without = spliced(columns, from, 1)
  return {
    formInfo: withColumns(formInfo, place, spliced(without, column, 0, columns[from])),
    place: { row, index, column },
  }
}

/** A row or section before another row; sections only go where sections begin or end. */
function rowsPut(formInfo: FormInfo, { part, place }: Target, gap: Gap): Edit | undefined {
  const { start, end } = rangeOf(formInfo, part, place.row)
  if (gap.row >= start && gap.row <= end) return undefined
  const isBorder = gap.row >= formInfo.length || sectionAt(formInfo, gap.row) !== undefined
  if (part === 'section' && !isBorder) return undefined
  const rows = formInfo.slice(start, end)
  const row = gap.row > start ? gap.row - rows.length : gap.row
  const without = spliced(formInfo, start, rows.length)
  return { formInfo: spliced(without, row, 0, ...rows), place: { ...place, row } }
}

/** A field of several in a row of its own. */
function freed(formInfo: FormInfo, { place }: Target, { row }: Gap): Edit {
  const without = withRow(
    formInfo,
    place.row,
    spliced(fieldsOf(formInfo[place.row]), place.index, 1),
  )
  return {
    formInfo: spliced(without, row, 0, [fieldAt(formInfo, place)]),
    place: { row, index: 0 },
  }
}

function joined(formInfo: FormInfo, { place }: Target, gap: Gap): Edit | undefined {
  const field = fieldAt(formInfo, place)
  const { row, index = 0 } = gap
  if (isPage(field) || startsSection(formInfo[row])) return undefined
  const isSameRow = row === place.row
  if (isSameRow && (index === place.index || index === place.index + 1)) return undefined
  const grown = withRow(formInfo, row, spliced(fieldsOf(formInfo[row]), index, 0, field))
  const from = isSameRow && index <= place.index ? place.index + 1 : place.index
  const rest = spliced(fieldsOf(grown[place.row]), from, 1)
  const isGone = rest.length === 0
  return {
    formInfo: withRow(grown, place.row, rest),
    place: {
      row: isGone && place.row < row ? row - 1 : row,
      index: isSameRow && place.index < index ? index - 1 : index,
    },
  }
}

/** Returns the form with a field put into the next row up or down; undefined when there is none in its section. */
export function joinedRow(formInfo: FormInfo, target: Target, by: Step): Edit | undefined {
  if (target.part !== 'field' || target.place.column !== undefined) return undefined
  const cut = cutAtPages(formInfo, target.place)
  const row = nextRow(cut.formInfo, cut.place.row, by)
  if (row === undefined) return undefined
  const index = by < 0 ? fieldsOf(cut.formInfo[row]).length : 0
  return putAt(cut.formInfo, { part: 'field', place: cut.place }, { row, index })
}

/** Returns the form with a field of several in a row of its own, above the others when it was the first, else below. */
export function inOwnRow(formInfo: FormInfo, target: Target): Edit | undefined {
  if (target.part !== 'field' || target.place.column !== undefined) return undefined
  const cut = cutAtPages(formInfo, target.place)
  const { row, index } = cut.place
  const isSeveral = fieldsOf(cut.formInfo[row]).length > 1
  if (!isSeveral) return cut.formInfo === formInfo ? undefined : cut
  return putAt(
    cut.formInfo,
    { part: 'field', place: cut.place },
    { row: index === 0 ? row : row + 1 },
  )
}
