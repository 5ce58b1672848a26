/** The facts about a member that decide which years are owed. */
export interface PaidYears {
  /** The year of joining. */
  joined: number
  /** Last day paid for, YYYY-MM-DD; null for a member who has never paid. */
  endAt: string | null
  /** Years paid one by one. */
  paid: ReadonlySet<number>
}

export const lastDayOf = (year: number): string => `${year}-12-31`

/**
 * Returns the last year that a term with this end covers whole: a term that ends within a year leaves it to be paid.
 */
export function coveredThrough(endAt: string): number {
  const year = Number(endAt.slice(0, 4))
  return endAt >= lastDayOf(year) ? year : year - 1
}

export const isPaid = ({ endAt, paid }: PaidYears, year: number): boolean =>
  paid.has(year) || (endAt !== null && year <= coveredThrough(endAt))

export const neverPaid = ({ endAt, paid }: PaidYears): boolean => endAt === null && paid.size === 0

/** Returns the end of the term once the years up to this one are paid; never earlier than the present end. */
export const endAfter = (endAt: string | null, year: number): string =>
  endAt !== null && endAt > lastDayOf(year) ? endAt : lastDayOf(year)
