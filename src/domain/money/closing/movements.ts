/**
 * What deeds moved on an account, with all that the sums of a period are divided by. A movement is one line of a deed
 * or the sum of many that agree in everything but their amounts. Kinds and accounts are whatever the books have: the
 * sums read none of their names.
 */
export interface Movement {
  /** The day in Beijing it counts for, YYYY-MM-DD. */
  day: string
  kind: string
  account: string
  /** How the payment came. */
  method: string
  /** Of the line's member, else of the payment's; null for money of nobody known. */
  memberType: string | null
  /** The year that is paid; null for accounts without years. */
  year: number | null
  /** Positive: debit, negative: credit. Lines of both signs are never summed in one movement. */
  fen: number
  /** How many deeds it tells of: each counts in one of its movements, its first line. */
  deeds: number
}

/** Sums of both sides, neither negative. */
export interface Turnover {
  debit: number
  credit: number
}

/** The turnover of an account that did not move. */
export const NONE: Turnover = { debit: 0, credit: 0 }

export type ByAccount<T> = Readonly<Record<string, T>>

/** Turnover of every account that moved. */
export function turnovers(movements: readonly Movement[]): ByAccount<Turnover> {
  const sums = new Map<string, Turnover>()
  for (const { account, fen } of movements) {
    const { debit, credit } = sums.get(account) ?? NONE
    sums.set(account, fen > 0 ? { debit: debit + fen, credit } : { debit, credit: credit - fen })
  }
  return Object.fromEntries(sums)
}

/** What an account gained: debit less credit. */
export const net = ({ debit, credit }: Turnover): number => debit - credit
