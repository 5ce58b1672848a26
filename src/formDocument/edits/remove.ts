import type { FieldPlace } from '../formDocument.ts'
import {
  columnsOf,
  type FormInfo,
  fieldAt,
  fieldsOf,
  spliced,
  withColumns,
  withRow,
} from '../rows/rows.ts'
import { rangeOf } from '../rows/sections.ts'
import { cutAtPages, type Edit, type Target } from './edit.ts'

/** Returns the form without a part, and the place of what stands there then, or before it; null in an empty form. */
export function removed(formInfo: FormInfo, target: Target): Edit {
  const { part } = target
  const { formInfo: rows, place } = cutAtPages(formInfo, target.place)
  if (place.column !== undefined) return withoutColumn(rows, place, place.column)
  if (part !== 'field') {
    const { start, end } = rangeOf(rows, part, place.row)
    return left(spliced(rows, start, end - start), { row: start, index: 0 })
  }
  const rest = spliced(fieldsOf(rows[place.row]), place.index, 1)
  return left(withRow(rows, place.row, rest), place)
}

function withoutColumn(formInfo: FormInfo, place: FieldPlace, column: number): Edit {
  const { row, index } = place
  const columns = spliced(columnsOf(fieldAt(formInfo, { row, index })) ?? [], column, 1)
  const rest = Math.min(column, columns.length - 1)
  return {
    formInfo: withColumns(formInfo, place, columns),
    place: rest < 0 ? { row, index } : { row, index, column: rest },
  }
}

/** The place itself when there is still a field, else the last field before it, else the first of all. */
function left(formInfo: FormInfo, place: FieldPlace): Edit {
  if (fieldAt(formInfo, place) !== undefined) return { formInfo, place }
  const places = formInfo.flatMap((row, at) =>
    fieldsOf(row).map((_, index) => ({ row: at, index })),
  )
  const isBefore = ({ row, index }: FieldPlace) =>
    row < place.row || (row === place.row && index < place.index)
  return { formInfo, place: places.findLast(isBefore) ?? places[0] ?? null }
}
