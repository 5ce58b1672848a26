/**
 * `payment`: money of a payer; `refund`: money back to one; `fee`: what a provider keeps; `settlement`: one net sum that
 * a provider pays into the bank account.
 */
export type LineKind = 'payment' | 'refund' | 'fee' | 'settlement'

/** One line of a provider's bill or of a bank statement, whatever format it was written in. */
export interface StatementLine {
  /** Row of the file, from 1, as a spreadsheet numbers it. */
  line: number
  kind: LineKind
  /** Never negative: the kind says which way the money went. */
  fen: number
  /** What the provider keeps of it; negative where it gives a fee back with a refund. */
  feeFen?: number
  /** Moment in China's time, YYYY-MM-DD or YYYY-MM-DD HH:mm:ss. */
  at: string
  /** The society's number of the order, out_trade_no. */
  tradeRef?: string
  /** The provider's number of the payment; of a refund, of the payment refunded. For a bank, the number of the entry. */
  tradeNo?: string
  /** The number under which a refund was asked for. */
  refundNo?: string
  payer?: string
  memo?: string
}

export interface Sum {
  count: number
  fen: number
}

/** Totals: as the file states them, and as its lines add up. */
export interface StatementTotals {
  payments: Sum
  refunds: Sum
  feeFen: number
}

/** A file that was read, and whose stated totals, if it has any, are those of its lines. */
export interface Statement {
  lines: readonly StatementLine[]
  totals: StatementTotals
  /** The merchant the file is for, if it says so. */
  merchant?: string
  /** First and last day, YYYY-MM-DD. */
  from: string
  until: string
}

/** Cells of a sheet as text; row 1 is at index 0. Empty rows are kept, so that numbers of rows are right. */
export type Rows = readonly (readonly string[])[]

/** The day of a line's moment. */
export const dayOf = ({ at }: Pick<StatementLine, 'at'>): string => at.slice(0, 10)
