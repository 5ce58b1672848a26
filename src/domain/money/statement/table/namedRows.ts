import type { Rows } from '../statement.ts'
import { StatementFault } from '../statementFault.ts'

/** A row under a heading: its number in the file, and its cells by title. */
export interface NamedRow {
  line: number
  /** The first cell that is not empty. */
  first: string
  /** Returns the text of a cell, without the marks by which exports keep digits as text; empty without the column. */
  cell: (title: string) => string
}

export interface Heading {
  /** Index of the row. */
  at: number
  titles: readonly string[]
}

/** Removes the marks by which exports keep digits as text: a leading backtick or apostrophe, a trailing tab. */
export const cleanCell = (text: string): string => text.trim().replace(/^[`']/, '').trim()

/** Returns the form in which titles are compared: exports write brackets in half width or in full width. */
export const titleKey = (text: string): string =>
  cleanCell(text).replaceAll('(', '（').replaceAll(')', '）').replace(/\s+/g, '')

/** The first row that holds all of these titles; undefined without one. */
export function findHeading(rows: Rows, wanted: readonly string[]): Heading | undefined {
  const keys = wanted.map(titleKey)
  const at = rows.findIndex((row) => {
    const titles = new Set(row.map(titleKey))
    return keys.every((key) => titles.has(key))
  })
  return at < 0 ? undefined : { at, titles: (rows[at] ?? []).map(titleKey) }
}

/** @throws StatementFault `heading` when no row holds all of these titles */
export function requiredHeading(rows: Rows, wanted: readonly string[]): Heading {
  const heading = findHeading(rows, wanted)
  if (!heading) throw new StatementFault('heading', { wanted: wanted.join('、') })
  return heading
}

/**
 * One row of the file under its heading.
 * @throws StatementFault `cells` when a row has more cells than there are titles, as one broken by a comma has
 */
export function namedRow(rows: Rows, at: number, { titles }: Heading): NamedRow {
  const cells = (rows[at] ?? []).map(cleanCell)
  const line = at + 1
  if (cells.slice(titles.length).some((cell) => cell !== '')) {
    throw new StatementFault('cells', {
      line,
      found: String(cells.length),
      wanted: String(titles.length),
    })
  }
  const first = cells.find((cell) => cell !== '') ?? ''
  return { line, first, cell: (title) => cells[titles.indexOf(titleKey(title))] ?? '' }
}

export const isEmptyRow = (row: readonly string[] | undefined): boolean =>
  (row ?? []).every((cell) => cleanCell(cell) === '')
