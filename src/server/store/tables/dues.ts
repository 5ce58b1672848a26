import type {
  DuesStatus,
  InvoiceKind,
  InvoiceState,
  PayMethod,
  ReconcileReason,
  Remedy,
} from '#contract/codes.ts'
import type { FileValue } from '#contract/formInfo.ts'
import type { FeeSpan } from '#domain/money/fees/feeSpan.ts'
import type { Json } from './json.ts'

/** The amount a member was asked to pay; a new row is inserted only when the amount due changes. */
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

/** Decision of staff, if any: account, its name at that time, when, and the opinion. */
export interface DecidedColumns {
  decidedBy: string | null
  decidedByName: string | null
  decidedAt: Date | null
  decidedOpinion: string | null
}

/** First of two confirmations, where two persons are required; as `DecidedColumns`. */
export interface CheckedColumns {
  checkedBy: string | null
  checkedByName: string | null
  checkedAt: Date | null
  checkedOpinion: string | null
}

/** One order to pay a notice; at most one is open per notice, method and channel. */
export interface DuesOrderTable extends DecidedColumns, CheckedColumns {
  orgId: string
  id: string
  /** out_trade_no at the provider: unique in the organisation, letters and digits, at most 32. */
  tradeRef: string
  noticeId: string
  memberId: string
  method: PayMethod
  /** How the payment is presented: page, wap, native, h5, jsapi, qr; empty for offline orders. */
  channel: string
  fen: number
  status: DuesStatus
  /** Payment data for the browser; null until the provider has answered. */
  result: string | null
  /** Online orders: when the order is closed at the provider. */
  deadline: Date | null
  /** Offline orders: proof of payment. */
  enclosure: Json<FileValue[]>
  remark: string
  /** Shown to its owner: why staff sent it back, or why it was closed. */
  opinion: string
  createdAt: Date
  closedAt: Date | null
  paidAt: Date | null
}

/** A received payment, once per method and trade number; rows are never changed or deleted. */
export interface DuesPaymentTable extends DecidedColumns {
  orgId: string
  id: string
  method: PayMethod
  /** The provider's number of the payment. */
  tradeNo: string
  tradeRef: string
  orderId: string | null
  memberId: string | null
  fen: number
  paidAt: Date
  receivedAt: Date
}

/** A paid year of a member: one row per year, so that no year can be paid twice. */
export interface DuesTermTable {
  orgId: string
  memberId: string
  year: number
  paymentId: string
  fen: number
  createdAt: Date
}

/** A payment that extended no term; staff refund or credit it. */
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

/** The receipt of a payment that extended a term, numbered without gaps in the same transaction. */
export interface DuesReceiptTable {
  orgId: string
  paymentId: string
  orderId: string
  num: string
  /** Storage path of the PDF, once drawn. */
  path: string | null
  createdAt: Date
}

/** A request for an invoice and its outcome. */
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

/** A scheduled reminder: one row per member, term, day and way of sending, so that none is sent twice. */
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
