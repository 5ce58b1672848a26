import type { FeeType } from '#contract/codes.ts'
import type { SpanRelief } from './relief.ts'

/** A contiguous span of years to be paid, one yearly amount in it; amounts in fen. */
export interface FeeSpan {
  type: FeeType
  /** First and last year, inclusive. */
  from: number
  to: number
  /** First unpaid day, YYYY-MM-DD, of a year whose beginning is already paid; such a year is a span of its own. */
  startAt?: string
  /** Relief that lowers the amount. */
  relief?: SpanRelief
  /** For one year. */
  amount: number
  total: number
}

export interface YearFee {
  year: number
  fen: number
}

/** The years of the spans with the fee of each, in order. */
export const yearsOf = (spans: readonly FeeSpan[]): YearFee[] =>
  spans.flatMap(({ from, to, amount }) =>
    Array.from({ length: to - from + 1 }, (_, index) => ({ year: from + index, fen: amount })),
  )

/** First day of a span, YYYY-MM-DD. */
export const firstDayOf = ({ from, startAt }: FeeSpan): string => startAt ?? `${from}-01-01`

export const totalOf = (spans: readonly FeeSpan[]): number =>
  spans.reduce((sum, { total }) => sum + total, 0)
