/** Money is whole fen inside and yuan with two decimals as text outside, so that nothing is ever rounded. */

/** 10050 → '100.50'. Throws unless the amount is a whole, non-negative number of fen; that is a programming error. */
export function yuanOf(fen: number): string {
  if (!Number.isSafeInteger(fen) || fen < 0) throw new RangeError('no amount of money')
  return `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`
}

/** The largest sum that is stored: fen are integers of PostgreSQL. */
export const MOST_FEN = 2 ** 31 - 1

/** '100.50', '100.5' or '100' → 10050; undefined for any other text. */
export function fenOf(yuan: string): number | undefined {
  const [, whole = '', part = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(yuan) ?? []
  return whole === '' ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}
