import type { Rows } from '../statement.ts'
import { momentText } from '../table/cellValues.ts'
import { cleanCell, type Heading, titleKey } from '../table/namedRows.ts'
import known from './columns.json' with { type: 'json' }
import { MAPPED_FIELDS, type Mapping } from './mappedFields.ts'

const LEAST_TITLES = 3

/**
 * Finds the heading of a sheet in an unknown format: a row with the usual titles for the date and for money in, or the
 * last row with enough titles above the first row that holds a date.
 */
export function guessHeading(rows: Rows): Heading | undefined {
  const usual = rows.findIndex(isUsual)
  if (usual >= 0) return { at: usual, titles: (rows[usual] ?? []).map(titleKey) }
  const first = rows.findIndex((row) => row.some((cell) => momentText(cleanCell(cell))))
  for (let at = first - 1; at >= 0; at -= 1) {
    const titles = (rows[at] ?? []).map(titleKey)
    if (titles.filter((title) => title !== '').length >= LEAST_TITLES) return { at, titles }
  }
  return undefined
}

/**
 * Returns whether a row has the usual titles, whatever the format of the dates below it: reading names the place of a
 * date that is not understood.
 */
function isUsual(row: readonly string[]): boolean {
  const titles = row.map(titleKey)
  const isKnown = (field: 'at' | 'income') => known[field].some((title) => titles.includes(title))
  return isKnown('at') && isKnown('income')
}

/** Suggests a mapping from the usual titles; staff see it filled in and may choose otherwise. */
export function suggestMapping({ titles }: Heading): Mapping {
  const found = MAPPED_FIELDS.map((field) => [
    field,
    known[field].find((title) => titles.includes(title)),
  ])
  return Object.fromEntries(found.filter(([, title]) => title !== undefined))
}
