import { minuteOf, momentOf } from '../../../time/dateFormat.ts'
import { plainAmount, signedFen } from '../../amountText.ts'
import { StatementFault } from '../statementFault.ts'
import type { NamedRow } from './namedRows.ts'

/** Dashes by which accounts mark an empty amount. */
const DASH = /^[-—–－]+$/

/** Returns whether a cell in a column of amounts is empty. */
export const holdsNothing = (cell: string): boolean => cell === '' || DASH.test(cell)

/**
 * Returns the amount in a column of a row, in fen; 0 for an empty cell.
 * @throws StatementFault `amount`
 */
export function fenIn(row: NamedRow, column: string): number {
  const found = row.cell(column)
  const fen = holdsNothing(found) ? 0 : signedFen(found)
  if (fen === undefined) throw new StatementFault('amount', { line: row.line, column, found })
  return fen
}

const COMPACT = /^(\d{4})(\d{2})(\d{2})(?:\s*(\d{2}):?(\d{2}):?(\d{2}))?$/
/** Day with separators and an optional time; fractions of a second, which databases write, are dropped. */
const SPACED =
  /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[T\s]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/

/** Parses a day or moment in any of the usual notations as YYYY-MM-DD[ HH:mm:ss]; undefined for any other text. */
export function momentText(text: string): string | undefined {
  const plain = plainAmount(text)
  const [, year = '', ...parts] = COMPACT.exec(plain) ?? SPACED.exec(plain) ?? []
  const [month = '', day = '', ...clock] = parts.map((part) => part?.padStart(2, '0'))
  const date = `${year}-${month}-${day}`
  const [hour, minute, second = '00'] = clock
  const moment = hour === undefined ? date : `${date} ${hour}:${minute}:${second}`
  return year !== '' && exists(moment) ? moment : undefined
}

/** Returns whether a moment exists in the calendar: 30 February would be read as a day of March. */
function exists(moment: string): boolean {
  const time = momentOf(moment)
  return !Number.isNaN(time) && minuteOf(time).startsWith(moment.slice(0, 16))
}

/** @throws StatementFault `moment`, or `required` for an empty cell */
export function momentIn(row: NamedRow, column: string): string {
  const found = textIn(row, column)
  const moment = momentText(found)
  if (moment === undefined) throw new StatementFault('moment', { line: row.line, column, found })
  return moment
}

/** @throws StatementFault `required` for an empty cell */
export function textIn(row: NamedRow, column: string): string {
  const text = row.cell(column)
  if (text === '') throw new StatementFault('required', { line: row.line, column })
  return text
}
