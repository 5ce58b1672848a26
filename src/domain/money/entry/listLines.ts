import headings from './headings.json' with { type: 'json' }
import { type LineWords, lineWords } from './lineWords.ts'

/** A line of a list that is not empty. */
export interface ListLine extends LineWords {
  /** Its number in the text, from 1. */
  line: number
  text: string
  cells: readonly string[]
}

const LINE_BREAK = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/

/** Returns the number of lines that are not blank, so that the cost of a list is known before it is read. */
export const filledLines = (text: string): number =>
  text.split(LINE_BREAK).filter((line) => line.trim() !== '').length

/** Lines with people, and the index of the column with their sums, when a heading names exactly one. */
export interface ListLines {
  lines: readonly ListLine[]
  sumColumn: number | undefined
}

/** Returns the lines that are not empty; a first line of column titles is the heading and left out. */
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

/** Returns whether a line consists of column titles; a single word is none, because it may be a name. */
const isHeading = ({ words }: ListLine): boolean =>
  words.length > 1 && words.every((word) => titled(headings.all, word))

const titled = (titles: readonly string[], word: string): boolean =>
  titles.some((title) => word.includes(title))

/** Returns the index of the sum column; undefined unless exactly one column has such a title. */
function sumColumn({ cells }: ListLine): number | undefined {
  const columns = cells.flatMap((title, at) => (titled(headings.sums, title) ? [at] : []))
  return cells.length > 1 && columns.length === 1 ? columns[0] : undefined
}
