import type { PayMethod } from '#contract/codes.ts'
import type { FileValue } from '#contract/formInfo.ts'
import type { ShareState } from '#domain/money/entry/matchPeople.ts'
import type { DecidedColumns } from './dues.ts'
import type { Json } from './json.ts'

export type ManualState = 'draft' | 'booked' | 'dropped'

/** A payment as staff enter it; `decided…` says who booked or dropped it. */
export interface DuesManualPaymentTable extends DecidedColumns {
  orgId: string
  id: string
  method: PayMethod
  /** Number of the bank's entry or of the voucher. */
  tradeNo: string
  /** Day in Beijing it came, YYYY-MM-DD. */
  paidOn: string
  fen: number
  payer: string
  note: string
  enclosure: Json<FileValue[]>
  state: ManualState
  enteredBy: string
  enteredByName: string
  /** Account that changed the lines last; null while they are as they were entered. */
  editedBy: string | null
  createdAt: Date
  /** Payment that it was booked as; null before. */
  paymentId: string | null
  /** The line of a bank statement it was entered from, which it settles. */
  statementId: string | null
  statementLine: number | null
}

/** A line of the list of people that a payment is for. */
export interface DuesManualShareTable {
  orgId: string
  entryId: string
  line: number
  /** The line as it was entered. */
  said: string
  state: ShareState
  memberId: string | null
  /** Null until staff enter it, for a member who owes nothing. */
  fen: number | null
  /** Ids of the members it may refer to. */
  guesses: Json<string[]>
}
