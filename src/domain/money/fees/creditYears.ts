/** A year to be paid, and its fee in fen. */
export interface OwedYear {
  year: number
  fen: number
}

/**
 * The years that money pays for when it is credited: the oldest owed ones, as many as it covers to the last fen.
 * Undefined when it does not come out even: a year is paid whole or not at all.
 */
export function creditYears(owed: readonly OwedYear[], fen: number): OwedYear[] | undefined {
  let rest = fen
  const end = owed.findIndex((one) => {
    rest -= one.fen
    return rest <= 0
  })
  return end >= 0 && rest === 0 ? owed.slice(0, end + 1) : undefined
}
