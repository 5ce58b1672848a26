/** A year to be paid, and its fee in fen. */
export interface OwedYear {
  year: number
  fen: number
}

/**
 * Returns the oldest owed years whose fees add up to exactly this sum. Undefined when no number of them does: a year is
 * paid whole or not at all.
 */
export function creditYears(owed: readonly OwedYear[], fen: number): OwedYear[] | undefined {
  let rest = fen
  const end = owed.findIndex((one) => {
    rest -= one.fen
    return rest <= 0
  })
  return end >= 0 && rest === 0 ? owed.slice(0, end + 1) : undefined
}
