import { signedFen } from '../amountText.ts'

/** Sum read from a line of a list. */
export interface LineAmount {
  /** Sum in fen, when the line states it without doubt. */
  fen?: number
  /** Text that looks like a sum and cannot be read, or may be two of them; it is never guessed at. */
  unclear?: string
}

/** Words that mean money: with a sign, a unit, a separator or decimals. */
const MARKED =
  /^[+-]?[¥(]|^(?:rmb|cny|人民币)[+-]?\d|\d(?:元|圆|万|块|rmb$|cny$)|^[+-]?\d+[.,'’]\d|^\d+\/\D/i
/** More decimals than money has: 1.200 may be 1.20 or 1,200. */
const TOO_FINE = /\.\d{3,}\D*$/
/** A day or month, which is no sum: 2026.11.08. */
const DAY = /^\d{4}[.]\d{1,2}[.]\d{1,2}日?$/
/** Maximum number of sums examined per line; two different ones already make it unclear. */
const MOST_SUMS = 10
/** Capital numerals, which stand beside the digits on a bill. */
const CAPITALS = /^(?:人民币)?[零〇壹贰叁肆伍陆柒捌玖拾佰仟万亿]+[元圆]/

/**
 * Returns the sum among the words of a line. A bare whole number is not taken as one, because it may be a member number
 * (`shareSum` decides). `runs` are digits with separators that may be one sum or several cells.
 */
export function lineAmount(words: readonly string[], runs: readonly string[]): LineAmount {
  const marked = words.filter((word) => MARKED.test(word) && !DAY.test(word)).slice(0, MOST_SUMS)
  const sums = new Set(marked.map(sumIn))
  const lost = runs[0] ?? marked.find((word) => sumIn(word) === undefined)
  if (lost !== undefined) return { unclear: lost }
  const [fen] = sums
  if (sums.size > 1) return { unclear: marked.join(' ') }
  if (fen !== undefined) return { fen }
  const capitals = words.find((word) => CAPITALS.test(word))
  return capitals === undefined ? {} : { unclear: capitals }
}

/** Returns the sum in a cell of the sum column. */
export function cellAmount(cell: string): LineAmount {
  if (cell.trim() === '') return {}
  const fen = sumIn(cell)
  return fen === undefined ? { unclear: cell.trim() } : { fen }
}

export const isMarked = (word: string): boolean => MARKED.test(word) || CAPITALS.test(word)

/** Returns a sum to be paid in whole fen; undefined for anything else, such as a negative sum. */
function sumIn(word: string): number | undefined {
  const fen = TOO_FINE.test(word) ? undefined : signedFen(word)
  return fen !== undefined && fen > 0 ? fen : undefined
}
