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
  /** Sum in fen, never negative: the kind gives the direction. */
  fen: number
  /** Fee of the provider in fen; negative when it returns a fee with a refund. */
  feeFen?: number
  /** Moment in China's time, YYYY-MM-DD or YYYY-MM-DD HH:mm:ss. */
  at: string
  /** The society's number of the order, out_trade_no. */
  tradeRef?: string
  /** The provider's number of the payment; of a refund, of the payment refunded. For a bank, the number of the entry. */
  tradeNo?: string
  /** Number of the refund request. */
  refundNo?: string
  payer?: string
  memo?: string
}

export interface Sum {
  count: number
  fen: number
}

/** Totals of a statement, either as the file states them or as its lines add up. */
export interface StatementTotals {
  payments: Sum
  refunds: Sum
  feeFen: number
}

/** A parsed file; the totals it states, if any, equal those of its lines. */
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
