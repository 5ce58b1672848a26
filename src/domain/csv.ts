/** A record of a CSV text, and the line it begins on, from 1. */
export interface CsvRecord {
  line: number
  cells: string[]
}

/** One cell, quoted or not, and what ends it: a comma, a line's end, or the text's. */
const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y

/**
 * The records of a CSV text as spreadsheets write it (RFC 4180, a byte order mark before it), empty lines left out.
 * Undefined when a quote is not closed or stands inside a cell.
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
