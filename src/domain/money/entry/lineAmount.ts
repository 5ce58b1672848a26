import { signedFen } from '../amountText.ts'

/** What a line of a list says of its sum. */
export interface LineAmount {
  /** In fen, where the line says it without doubt. */
  fen?: number
  /** What seems to be a sum and is not understood, or may be two of them: nobody guesses. */
  unclear?: string
}

/** A word with a sign, a unit, a separator or decimals: somebody means money. */
const MARKED =
  /^[+-]?[¥(]|^(?:rmb|cny|人民币)[+-]?\d|\d(?:元|圆|万|块|rmb$|cny$)|^[+-]?\d+[.,'’]\d|^\d+\/\D/i
/** More decimals than money has make 1.200 either 1.20 or 1,200. */
const TOO_FINE = /\.\d{3,}\D*$/
/** A day or month, which is no sum: 2026.11.08. */
const DAY = /^\d{4}[.]\d{1,2}[.]\d{1,2}日?$/
/** Sums of a line that are looked at: two of them are one too many. */
const MOST_SUMS = 10
/** Capital numerals, which stand beside the digits on a bill. */
const CAPITALS = /^(?:人民币)?[零〇壹贰叁肆伍陆柒捌玖拾佰仟万亿]+[元圆]/

/**
 * The sum among the words of a line. A bare whole number may as well be a number, and is none (`sumOfShare`).
 * `runs` are digits with separators that may be one sum or several cells.
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

/** The sum of a cell whose column holds sums. */
export function cellAmount(cell: string): LineAmount {
  if (cell.trim() === '') return {}
  const fen = sumIn(cell)
  return fen === undefined ? { unclear: cell.trim() } : { fen }
}

export const isMarked = (word: string): boolean => MARKED.test(word) || CAPITALS.test(word)

/** Whole fen of a sum to be paid; undefined for anything else, such as a sum paid back. */
function sumIn(word: string): number | undefined {
  const fen = TOO_FINE.test(word) ? undefined : signedFen(word)
  return fen !== undefined && fen > 0 ? fen : undefined
}
