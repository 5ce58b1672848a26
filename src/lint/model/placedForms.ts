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

function placedRows(rows: Located, lookUp: LookUp): Located {
  const lines = rows.items.map((row) =>
    withParts(
      row,
      row.entries,
      row.items.flatMap((field) => placedField(field, lookUp)),
    ),
  )
  return withParts(rows, rows.entries, lines)
}

/** Empty for an unknown fragment: another rule reports its name. */
function placedField(field: Located, lookUp: LookUp): Located[] {
  const id = textOf(get(field, 'use'))
  if (id === undefined) return [field]
  const fragment = lookUp('fragment', id)?.root
  const drawn = get(fragment, 'field')
  return fragment && drawn ? [substitute(drawn, argumentsOf(field, fragment))] : []
}
