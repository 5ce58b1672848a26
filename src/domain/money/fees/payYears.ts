/** A pay period as it is configured (specification, section 3): '01' names one year, anything else 'start,end'. */
export interface PayPeriodText {
  yearMethod: string
  year: string
}

/** First and last year that may be paid, inclusive. */
export interface PayYears {
  first: number
  last: number
}

const ONE_YEAR = '01'

/** The years of a period; undefined for a text that names none, or ends before it begins. */
export function payYears({ yearMethod, year }: PayPeriodText): PayYears | undefined {
  const shape = yearMethod === ONE_YEAR ? /^(\d{4})$/ : /^(\d{4}),(\d{4})$/
  const [, start, end = start] = shape.exec(year) ?? []
  const years = { first: Number(start), last: Number(end) }
  return start !== undefined && years.first <= years.last ? years : undefined
}
