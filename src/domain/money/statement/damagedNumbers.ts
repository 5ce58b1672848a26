import { isExponent } from '../../text/exponent.ts'
import type { StatementLine } from './statement.ts'

/** Number of digits that a spreadsheet keeps; it writes zeros for the others. */
const KEPT_DIGITS = 15
/** Minimum number of such zeros that proves a rewrite: by chance, one file in a thousand has as many. */
const LEAST_ZEROS = 3

type Numbered = Pick<StatementLine, 'line' | 'tradeNo' | 'tradeRef' | 'refundNo'>
const NUMBERS = ['tradeNo', 'tradeRef', 'refundNo'] as const

/** Returns the first line whose number was rewritten by a spreadsheet; undefined when none was. */
export function damagedLine(lines: readonly Numbered[]): number | undefined {
  const found = NUMBERS.flatMap((name) => damagedBy(lines, name) ?? [])
  return found.length > 0 ? Math.min(...found) : undefined
}

/**
 * Returns the first damaged line of one column: a number in exponent form, or one with zeros for its last digits. A
 * spreadsheet cuts every long number of a column, so that intact ones prove that it did not.
 */
function damagedBy(lines: readonly Numbered[], name: (typeof NUMBERS)[number]): number | undefined {
  const exponent = lines.find((line) => isExponent(line[name] ?? ''))
  if (exponent) return exponent.line
  const long = lines.flatMap(({ line, [name]: number = '' }) =>
    /^\d+$/.test(number) && number.length > KEPT_DIGITS
      ? [{ line, rest: number.slice(KEPT_DIGITS) }]
      : [],
  )
  const isCut = long.every(({ rest }) => /^0+$/.test(rest))
  const zeros = long.reduce((sum, { rest }) => sum + rest.length, 0)
  return isCut && zeros >= LEAST_ZEROS ? long[0]?.line : undefined
}
