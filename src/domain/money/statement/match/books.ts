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

/** An order that is unpaid in the books: open, or closed before money arrived. */
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

/** Records that the lines of a statement are matched with. */
export interface Books {
  payments: readonly BookPayment[]
  refunds: readonly BookRefund[]
  orders: readonly BookOrder[]
  members: readonly BookMember[]
}

export type BookKind = 'payment' | 'refund' | 'order' | 'member'

/** A record in the books. */
export interface Found {
  kind: BookKind
  id: string
}

/** Reasons for which a line may belong to a record; worded in `statements.json`. */
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
  /** Record matched, for `matched` and `different`. */
  found?: Found
  /** Possible records, best first, for `probable`. */
  guesses: readonly Guess[]
  /** Sum in the file minus sum in the books, in fen, for `different`. */
  differenceFen?: number
}

export interface Matching {
  lines: readonly LineMatch[]
  /** Payments and refunds in the books, within the file's days, that are on no line of the file. */
  leftover: readonly Found[]
}
