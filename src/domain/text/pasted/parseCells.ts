/** Rows of cell texts, as a spreadsheet shows them. */
export type CellTexts = readonly (readonly string[])[]

const TAB = '\t'

/** The first cell of a text, and the text after it. */
interface Taken {
  text: string
  next: string | undefined
  rest: string
}

/** A quoted cell: quotes inside are doubled, tabs and line breaks inside belong to it. */
const QUOTED = /^"((?:[^"]|"")*)"(?=[\t\n]|$)/
const PLAIN = /^[^\t\n]*/

function takeCell(source: string): Taken {
  const quoted = QUOTED.exec(source)
  const raw = quoted?.[0] ?? PLAIN.exec(source)?.[0] ?? ''
  const text = quoted ? (quoted[1] ?? '').replaceAll('""', '"') : raw
  return { text: text.trim(), next: source[raw.length], rest: source.slice(raw.length + 1) }
}

/**
 * Text a spreadsheet puts on the clipboard (tabs between cells, line breaks between rows, cells quoted that hold
 * either) as rows of trimmed texts. A quote that is not closed is an ordinary character. A last line break adds no row.
 */
export function parseCells(text: string): string[][] {
  const source = text.replace(/\r\n?/g, '\n').replace(/\n$/, '')
  const rows: string[][] = [[]]
  let taken: Taken = { text: '', next: TAB, rest: source }
  while (taken.next !== undefined) {
    taken = takeCell(taken.rest)
    rows.at(-1)?.push(taken.text)
    if (taken.next === '\n') rows.push([])
  }
  return rows
}

const quoted = (text: string): string =>
  /["\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

/** The same the other way: rows of texts as a spreadsheet takes them. */
export const formatCells = (rows: CellTexts): string =>
  rows.map((row) => row.map(quoted).join(TAB)).join('\n')
