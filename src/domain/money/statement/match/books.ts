/** A payment that the books hold. */
export interface BookPayment {
  id: string
  method: string
  tradeNo: string
  tradeRef: string
  fen: number
  /** The day in China it was paid, YYYY-MM-DD. */
  day: string
}

/** A refund that the books hold; `tradeNo` is that of the payment refunded. */
export interface BookRefund {
  id: string
  tradeNo: string
  refundNo?: string
  fen: number
  day: string
}

/** An order that is not paid by the books: open, or closed before money came. */
export interface BookOrder {
  id: string
  method: string
  tradeRef: string
  fen: number
  memberName: string
  memberNum: string
}

export interface BookMember {
  id: string
  name: string
}

/** What lines of a statement are matched with. */
export interface Books {
  payments: readonly BookPayment[]
  refunds: readonly BookRefund[]
  orders: readonly BookOrder[]
  members: readonly BookMember[]
}

export type BookKind = 'payment' | 'refund' | 'order' | 'member'

/** One thing in the books. */
export interface Found {
  kind: BookKind
  id: string
}

/** Why something of the books may be what a line is about; worded in `statements.json`. */
export type MatchReason =
  | 'sameNumber'
  | 'sameOrderNumber'
  | 'sameSum'
  | 'otherSum'
  | 'payerName'
  | 'nameInMemo'
  | 'numberInMemo'
  | 'orderInMemo'

export interface Guess {
  found: Found
  reasons: readonly MatchReason[]
}

/**
 * `matched`: the same number and the same sum; `different`: the same number, another sum; `probable`: guesses for staff;
 * `unknown`: nothing in the books fits.
 */
export type Outcome = 'matched' | 'different' | 'probable' | 'unknown'

export interface LineMatch {
  line: number
  outcome: Outcome
  /** What it was matched with, for `matched` and `different`. */
  found?: Found
  /** Best first, for `probable`. */
  guesses: readonly Guess[]
  /** By how much the file says more than the books, for `different`. */
  differenceFen?: number
}

export interface Matching {
  lines: readonly LineMatch[]
  /** In the books, within the file's days, and on no line of the file. */
  leftover: readonly Found[]
}
