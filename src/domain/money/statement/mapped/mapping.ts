import type { Rows } from '../statement.ts'
import { momentText } from '../table/cellValues.ts'
import { cleanCell, type Heading, titleKey } from '../table/namedRows.ts'
import known from './columns.json' with { type: 'json' }
import { MAPPED_FIELDS, type Mapping } from './mappedFields.ts'

const LEAST_TITLES = 3

/**
 * The heading of a sheet no format knows: a row with the usual titles of a day and of money in, or the last row of words
 * above the first row that holds a day.
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

/** Whatever days below it are written like: the place of one that is not understood is named when it is read. */
function isUsual(row: readonly string[]): boolean {
  const titles = row.map(titleKey)
  const isKnown = (field: 'at' | 'income') => known[field].some((title) => titles.includes(title))
  return isKnown('at') && isKnown('income')
}

/** What the usual titles suggest; staff see it filled in and may choose otherwise. */
export function suggestMapping({ titles }: Heading): Mapping {
  const found = MAPPED_FIELDS.map((field) => [
    field,
    known[field].find((title) => titles.includes(title)),
  ])
  return Object.fromEntries(found.filter(([, title]) => title !== undefined))
}
