/** A record of a CSV text, and the line it begins on, from 1. */
export interface CsvRecord {
  line: number
  cells: string[]
}

/** One cell, quoted or not, with its terminator: a comma, a line end, or the end of the text. */
const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y

/**
 * Parses a CSV text as spreadsheets write it (RFC 4180, optional byte order mark); empty lines are left out. Returns
 * undefined when a quote is unclosed or appears inside a cell.
 */
export function parseCsv(text: string): CsvRecord[] | undefined {
  const records: CsvRecord[] = []
  let cells: string[] = []
  let line = 1
  let begun = 1
  CELL.lastIndex = text.startsWith('\uFEFF') ? 1 : 0
  while (CELL.lastIndex <= text.length) {
    const found = CELL.exec(text)
    if (!found) return undefined
    const [all, quoted, plain = '', end] = found
    cells.push(quoted?.replaceAll('""', '"') ?? plain)
    line += all.match(/\r\n|\n|\r/g)?.length ?? 0
    if (end === ',') continue
    if (cells.some((cell) => cell !== '')) records.push({ line: begun, cells })
    cells = []
    begun = line
    if (end === '') break
  }
  return records
}
