import { type Entry, entryMap, get, type Located, textOf } from '../document/located.ts'
import type { Documents } from './documents.ts'
import { argumentsOf, substitute, withParts } from './substitute.ts'

/** The forms of a page after expansion: fields included from fragments, each part at the place it was written. */
export function placedForms(
  forms: Located | undefined,
  documents: Documents,
): ReadonlyMap<string, Entry> {
  const placed = [...entryMap(forms)].map(([name, entry]): [string, Entry] => [
    name,
    { ...entry, value: placedForm(entry.value, documents) },
  ])
  return new Map(placed)
}

function placedForm(form: Located, documents: Documents): Located {
  const entries = form.entries.map((entry) =>
    entry.name === 'rows' ? { ...entry, value: placedRows(entry.value, documents) } : entry,
  )
  return withParts(form, entries, form.items)
}

function placedRows(rows: Located, documents: Documents): Located {
  const lines = rows.items.map((row) =>
    withParts(
      row,
      row.entries,
      row.items.flatMap((field) => placedField(field, documents)),
    ),
  )
  return withParts(rows, rows.entries, lines)
}

/** Empty for an unknown fragment: another rule reports its name. */
function placedField(field: Located, documents: Documents): Located[] {
  const id = textOf(get(field, 'use'))
  if (id === undefined) return [field]
  const fragment = documents.of('fragment').get(id)?.root
  const drawn = get(fragment, 'field')
  return fragment && drawn ? [substitute(drawn, argumentsOf(field, fragment))] : []
}
