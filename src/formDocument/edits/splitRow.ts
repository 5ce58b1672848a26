import { type FormInfo, fieldAt, fieldsOf, isPage, spliced } from '../rows/rows.ts'
import { cutAtPages, type Edit, type Target } from './edit.ts'

/** Returns the fields that stand in one row with the one at a place, from it on: a `page` ends them. */
export function rowFieldsAt(formInfo: FormInfo, { row, index }: Target['place']): unknown[] {
  const fields = fieldAt(formInfo, { row, index }) === undefined ? [] : fieldsOf(formInfo[row])
  const behind = fields.slice(index)
  const end = behind.findIndex(isPage)
  return end < 0 ? behind : behind.slice(0, end)
}

/** Returns the form with every field of a row in a row of its own; undefined where there is only one. */
export function splitRow(formInfo: FormInfo, { part, place }: Target): Edit | undefined {
  if (part !== 'row') return undefined
  const cut = cutAtPages(formInfo, place)
  const { row } = cut.place
  const fields = fieldsOf(cut.formInfo[row])
  if (fields.length < 2) return undefined
  const rows = fields.map((field) => [field])
  return { formInfo: spliced(cut.formInfo, row, 1, ...rows), place: { row, index: 0 } }
}
