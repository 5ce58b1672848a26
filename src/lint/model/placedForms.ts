import { type Entry, entryMap, get, type Located, textOf } from '../document/located.ts'
import type { LookUp } from './documents.ts'
import { argumentsOf, substitute, withParts } from './substitute.ts'

/** The forms of a page after expansion: fields included from fragments, each part at the place it was written. */
export function placedForms(
  forms: Located | undefined,
  lookUp: LookUp,
): ReadonlyMap<string, Entry> {
  const placed = [...entryMap(forms)].map(([name, entry]): [string, Entry] => [
    name,
    { ...entry, value: placedForm(entry.value, lookUp) },
  ])
  return new Map(placed)
}

function placedForm(form: Located, lookUp: LookUp): Located {
  const entries = form.entries.map((entry) =>
    entry.name === 'rows' ? { ...entry, value: placedRows(entry.value, lookUp) } : entry,
  )
  return withParts(form, entries, form.items)
}

/** Rows with all fragments in their places: rows among rows, fields in a row. */
export const placedRows = (rows: Located, lookUp: LookUp): Located =>
  withParts(
    rows,
    rows.entries,
    rows.items.flatMap((row) => placedRow(row, lookUp, [])),
  )

/** The rows of a fragment, or the one row; none for an unknown fragment or one inside itself. */
function placedRow(row: Located, lookUp: LookUp, within: readonly string[]): Located[] {
  const id = textOf(get(row, 'use'))
  if (id === undefined)
    return [
      withParts(
        row,
        row.entries,
        row.items.flatMap((field) => placedField(field, lookUp)),
      ),
    ]
  const fragment = lookUp('fragment', id)?.root
  const drawn = get(fragment, 'rows')
  if (!fragment || !drawn || within.includes(id)) return []
  return substitute(drawn, argumentsOf(row, fragment)).items.flatMap((one) =>
    placedRow(one, lookUp, [...within, id]),
  )
}

/** Empty for an unknown fragment: another rule reports its name. */
function placedField(field: Located, lookUp: LookUp): Located[] {
  const id = textOf(get(field, 'use'))
  if (id === undefined) return [field]
  const fragment = lookUp('fragment', id)?.root
  const drawn = get(fragment, 'field')
  return fragment && drawn ? [substitute(drawn, argumentsOf(field, fragment))] : []
}
