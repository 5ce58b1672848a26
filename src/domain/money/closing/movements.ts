/**
 * A movement of an account, with every dimension by which a period's sums are broken down: one line of a deed, or the
 * sum of many lines that agree in everything but their amounts. Kinds and accounts are whatever the books contain: the
 * sums depend on none of their names.
 */
export interface Movement {
  /** Booking day in Beijing, YYYY-MM-DD. */
  day: string
  kind: string
  account: string
  /** Payment method. */
  method: string
  /** Type of the line's member, otherwise of the payer; null when neither is known. */
  memberType: string | null
  /** The year that is paid; null for accounts without years. */
  year: number | null
  /** Positive: debit, negative: credit. Lines of both signs are never summed in one movement. */
  fen: number
  /** Number of deeds: each is counted once, in the movement of its first line. */
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

/** Net change of an account: debit minus credit. */
export const net = ({ debit, credit }: Turnover): number => debit - credit
