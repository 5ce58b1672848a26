import headings from './headings.json' with { type: 'json' }
import { type LineWords, lineWords } from './lineWords.ts'

/** A line of a list that holds something. */
export interface ListLine extends LineWords {
  /** Its number in the text, from 1. */
  line: number
  text: string
  cells: readonly string[]
}

const LINE_BREAK = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/

/** How many lines of a text are not blank: what a list costs is known before it is read. */
export const filledLines = (text: string): number =>
  text.split(LINE_BREAK).filter((line) => line.trim() !== '').length

/** Lines of people, and the column that holds their sums where a heading names one. */
export interface ListLines {
  lines: readonly ListLine[]
  sumColumn: number | undefined
}

/** Lines that hold something; a first line of titles is their heading. */
export function listLines(text: string): ListLines {
  const lines = text
    .split(LINE_BREAK)
    .map((line, index) => ({ line: index + 1, text: line.trim(), cells: line.split('\t') }))
    .map((line) => ({ ...line, ...lineWords(line.text) }))
    .filter(({ words }) => words.length > 0)
  const [first] = lines
  if (!first || !isHeading(first)) return { lines, sumColumn: undefined }
  return { lines: lines.slice(1), sumColumn: sumColumn(first) }
}

/** Titles of columns: a name alone is none, whatever it is called. */
const isHeading = ({ words }: ListLine): boolean =>
  words.length > 1 && words.every((word) => titled(headings.all, word))

const titled = (titles: readonly string[], word: string): boolean =>
  titles.some((title) => word.includes(title))

/** The one column of a sheet that holds sums. */
function sumColumn({ cells }: ListLine): number | undefined {
  const columns = cells.flatMap((title, at) => (titled(headings.sums, title) ? [at] : []))
  return cells.length > 1 && columns.length === 1 ? columns[0] : undefined
}
