import { get, type Located, textOf } from '../document/located.ts'
import { paramName } from './substitute.ts'

/** Keys of the fields a form written in the page has; undefined when they are not known from the page. */
export function formKeys(form: Located | undefined): readonly string[] | undefined {
  const rows = get(form, 'rows')
  if (!rows || paramName(rows) !== undefined) return undefined
  return rows.items.flatMap((row) =>
    row.items.flatMap((field) => textOf(get(field, 'value')) ?? []),
  )
}
