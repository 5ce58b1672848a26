/** A record of a CSV text, and the line it begins on, from 1. */
export interface CsvRecord {
  line: number
  cells: string[]
}

/**
 * Records of a text. `brokenAt`: line of the quote at which parsing stopped, because it has no end, more text behind
 * it, or records within it.
 */
export interface CsvText {
  records: CsvRecord[]
  brokenAt?: number
}

/** One cell, quoted or not, with its terminator: a delimiter, a line end, or the end of the text. */
const cellPattern = (delimiter: string): RegExp =>
  new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)"|((?!")[^${delimiter}\\r\\n]*))([${delimiter}]|\\r\\n|\\n|\\r|$)`,
    'y',
  )

/**
 * Reads a CSV text as spreadsheets write it (RFC 4180, optional byte order mark); empty lines are left out, and no other.
 * A quote within a cell that does not begin with one is a character. `delimiter` is a comma, semicolon, tab or bar.
 */
export function readCsv(text: string, delimiter = ','): CsvText {
  const pattern = cellPattern(delimiter)
  const records: CsvRecord[] = []
  let cells: string[] = []
  let line = 1
  let begun = 1
  pattern.lastIndex = text.startsWith('\uFEFF') ? 1 : 0
  while (pattern.lastIndex <= text.length) {
    const found = pattern.exec(text)
    if (!found) return { records, brokenAt: line }
    const [all, quoted, plain = '', end] = found
    if (quoted !== undefined && holdsRecords(quoted, delimiter)) return { records, brokenAt: line }
    cells.push(quoted?.replaceAll('""', '"') ?? plain)
    line += all.match(/\r\n|\n|\r/g)?.length ?? 0
    if (end === delimiter) continue
    if (cells.some((cell) => cell !== '')) records.push({ line: begun, cells })
    cells = []
    begun = line
    if (end === '') break
  }
  return { records }
}

/**
 * Returns whether a cell swallowed other records: its quote had no end, and a quote on a later line closed it. The last
 * line of a genuine text of several lines does not have three cells.
 */
function holdsRecords(quoted: string, delimiter: string): boolean {
  const [, ...further] = quoted.split(/\r\n|\n|\r/)
  return (further.at(-1) ?? '').split(delimiter).length > 2
}
