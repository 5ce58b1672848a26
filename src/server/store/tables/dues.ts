import type {
  DuesStatus,
  InvoiceKind,
  InvoiceState,
  PayMethod,
  ReconcileReason,
  Remedy,
} from '#contract/codes.ts'
import type { FileValue } from '#contract/formInfo.ts'
import type { FeeSpan } from '#domain/fees/feeSpan.ts'
import type { Json } from './json.ts'

/** What a member was told to pay; a new one is made only when the answer would be another. */
export interface DuesNoticeTable {
  orgId: string
  id: string
  memberId: string
  /** Paid through the end of this year. */
  year: number
  fen: number
  spans: Json<FeeSpan[]>
  createdAt: Date
}

/** Who of the staff decided, if anybody did: the account, its name at that moment, when, and with what opinion. */
export interface DecidedColumns {
  decidedBy: string | null
  decidedByName: string | null
  decidedAt: Date | null
  decidedOpinion: string | null
}

/** One way of paying a notice; at most one is open for a notice, method and channel. */
export interface DuesOrderTable extends DecidedColumns {
  orgId: string
  id: string
  /** out_trade_no at the provider: unique in the organisation, letters and digits, at most 32. */
  tradeRef: string
  noticeId: string
  memberId: string
  method: PayMethod
  /** How the method is shown: page, wap, native, h5, jsapi, qr; empty for offline ones. */
  channel: string
  fen: number
  status: DuesStatus
  /** What the browser was given to pay with; null until the provider has answered. */
  result: string | null
  /** Online orders: when they are closed at the provider. */
  deadline: Date | null
  /** Offline orders. */
  enclosure: Json<FileValue[]>
  remark: string
  /** What its owner reads: why staff sent it back, or why it was closed. */
  opinion: string
  createdAt: Date
  closedAt: Date | null
  paidAt: Date | null
}

/** Money that came, each exactly once by what the provider calls it; rows are never changed or removed. */
export interface DuesPaymentTable extends DecidedColumns {
  orgId: string
  id: string
  method: PayMethod
  /** The provider's own number of the payment. */
  tradeNo: string
  tradeRef: string
  orderId: string | null
  memberId: string | null
  fen: number
  paidAt: Date
  receivedAt: Date
}

/** A year of a member that is paid: one row a year, so that no year can be paid twice. */
export interface DuesTermTable {
  orgId: string
  memberId: string
  year: number
  paymentId: string
  fen: number
  createdAt: Date
}

/** Money that no term was extended for; staff refund it or credit it. */
export interface DuesReconcileTable {
  orgId: string
  id: string
  paymentId: string
  reason: ReconcileReason
  fen: number
  createdAt: Date
  remedy: Remedy | null
  note: string
  /** Name, and account. */
  handledBy: string | null
  handledByAccount: string | null
  handledAt: Date | null
}

/** The receipt of a payment that extended a term: numbered without gaps in the transaction that did. */
export interface DuesReceiptTable {
  orgId: string
  paymentId: string
  orderId: string
  num: string
  /** Storage path of the PDF, once drawn. */
  path: string | null
  createdAt: Date
}

/** A request for an invoice and what became of it. */
export interface DuesInvoiceTable extends DecidedColumns {
  orgId: string
  id: string
  orderId: string
  memberId: string
  kind: InvoiceKind
  info: Json<Record<string, string>>
  state: InvoiceState
  num: string | null
  enclosure: Json<FileValue[]>
  opinion: string
  createdAt: Date
  issuedAt: Date | null
}

/** A reminder that was decided on: one row a member, term, day and way of sending, so that none goes twice. */
export interface DuesReminderTable {
  orgId: string
  memberId: string
  /** The end of the term it is about, YYYY-MM-DD. */
  endAt: string
  /** Days from that end: -30, -7, 0, 30. */
  day: number
  way: 'sms' | 'mail'
  createdAt: Date
  sentAt: Date | null
}
