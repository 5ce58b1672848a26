import type { Generated } from 'kysely'
import type {
  DuesStatus,
  EndingReason,
  InvoiceKind,
  InvoiceState,
  PayMethod,
  PlanState,
  ReconcileReason,
  RefundState,
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
  /** Plan and number of the part, for an order that pays a part. */
  planId: string | null
  part: number | null
  /**
   * The member's unit, and whether staff returned the order and it has no payment; both maintained by triggers for
   * lists.
   */
  orgUnitId: Generated<string | null>
  isReturned: Generated<boolean>
}

/** A sum that a member pays in parts. A plan that `ended` was abandoned: its parts are credit again. */
export interface DuesPlanTable {
  orgId: string
  id: string
  memberId: string
  noticeId: string
  /** Sum of its parts, in fen. */
  fen: number
  /** Days that a part may be overdue before the plan ends. */
  limitDays: number
  state: PlanState
  /** Why it ended; empty otherwise. */
  why: EndingReason | ''
  /** Reason as staff wrote it; empty when they were not involved. */
  reason: string
  createdAt: Date
  endedAt: Date | null
  /** Account and name. */
  endedBy: string | null
  endedByName: string | null
}

/** A part of a plan. */
export interface DuesPlanPartTable {
  orgId: string
  planId: string
  /** From 1. */
  nth: number
  memberId: string
  fen: number
  /** YYYY-MM-DD. */
  dueOn: string
  paymentId: string | null
  /** Deed that holds the part's money or, for the last part, that paid the years with the money of all parts. */
  deedId: string | null
  paidAt: Date | null
}

/** A received payment, unique by method and trade number. Rows are never deleted, and only `isSettled` ever changes. */
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
  /**
   * True when the payment has paid years: it was never credit, or its last credit was used for years. Maintained by
   * triggers for lists.
   */
  isSettled: Generated<boolean>
}

/** A paid year of a member, or one that cost nothing: one row per year, so that no year can be paid twice. */
export interface DuesTermTable {
  orgId: string
  memberId: string
  year: number
  /** Null for a year that costs nothing. */
  paymentId: string | null
  fen: number
  /** Relief by which the year costs nothing. */
  reliefId: string | null
  /** End of the term before a year without a payment, YYYY-MM-DD; null where there was none. */
  endBefore: string | null
  createdAt: Date
}

/** Credit of a payment: money that pays nothing until staff handle it. A payment may have several, one after the other. */
export interface DuesReconcileTable {
  orgId: string
  id: string
  paymentId: string
  /** Member who owns the credit; null when unknown. */
  memberId: string | null
  reason: ReconcileReason
  fen: number
  /** Name under which staff keep it; empty while it waits for them. */
  name: string
  createdAt: Date
  remedy: Remedy | null
  note: string
  /** Name and account of who handled it. */
  handledBy: string | null
  handledByAccount: string | null
  handledAt: Date | null
  /** Copied from its payment by triggers, for lists. */
  paidAt: Generated<Date | null>
  method: Generated<PayMethod | null>
  paymentFen: Generated<number | null>
  /** Member who paid; differs from `memberId` once the credit was moved. */
  payerId: Generated<string | null>
  /** True when another credit of the payment takes precedence: one that waits, else a later one. */
  isSuperseded: Generated<boolean>
}

/**
 * Receipt of years that a payment paid, numbered without gaps in the same transaction. Becomes void when the years are
 * released, and keeps its number.
 */
export interface DuesReceiptTable {
  orgId: string
  num: string
  paymentId: string
  orderId: string
  /** The deed that paid the years. */
  deedId: string
  /** End of the member's term before, YYYY-MM-DD; null where there was none. */
  endBefore: string | null
  /** Storage path of the PDF, once drawn. */
  path: string | null
  createdAt: Date
  voidedAt: Date | null
  voidedBy: string | null
  voidedByName: string | null
  voidReason: string | null
}

/** A refund to the payer: the request, the decision by a second person where two are required, and the outcome. */
export interface DuesRefundTable extends DecidedColumns {
  orgId: string
  id: string
  paymentId: string
  memberId: string | null
  /** out_refund_no at the provider: unique in the organisation, letters and digits, at most 32. */
  refundRef: string
  /** By the provider's own call, or by hand. */
  way: 'provider' | 'hand'
  state: RefundState
  fen: number
  reason: string
  /** Account and name; null for a refund made at the provider. */
  askedBy: string | null
  askedByName: string | null
  askedAt: Date
  /** The provider's number, or the voucher's. */
  refundNo: string | null
  refundedAt: Date | null
  /** Why it failed, in the provider's words; empty otherwise. */
  message: string
  /** The deed that asked for it; null for a refund made at the provider. */
  askDeedId: string | null
}

/** A request for an invoice and its outcome. */
export interface DuesInvoiceTable extends DecidedColumns {
  orgId: string
  id: string
  /** The order it was asked for, the first of several; all of them are in `dues_invoice_order`. */
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
  /** Why it has to be red-lettered; null while it need not be. */
  redReason: string | null
  /** Number and file of the red letter, and who issued it when. */
  redNum: string | null
  redEnclosure: Json<FileValue[]> | null
  redAt: Date | null
  redBy: string | null
  redByName: string | null
  /** Sum of its orders. */
  fen: number
  /** The returned or red-lettered invoice in whose place this one was asked for. */
  replaces: string | null
  /** Code beside the number, of invoices that have one; fully digital ones have none. */
  code: string | null
  /** The e-invoice provider that was asked last, by its name in `invoiceProvider.json`. */
  provider: string | null
  /** Our number of the last request to the provider, for the invoice or its red letter: 20 letters and digits. */
  sendRef: string | null
  /** Account and name of who sent the last request, and its time. */
  sentBy: string | null
  sentByName: string | null
  sentAt: Date | null
  /** Reason of the provider's refusal, in its words; empty unless it refused. */
  sendMessage: string
  /** Copied from its order by triggers, for lists. */
  isPaid: Generated<boolean>
  paidAt: Generated<Date | null>
  method: Generated<PayMethod | null>
}

/** An order that an invoice covers; held by it, and by no other, until released. */
export interface DuesInvoiceOrderTable {
  orgId: string
  invoiceId: string
  orderId: string
  releasedAt: Date | null
}

/** A scheduled reminder: one row per member, term or part, day and way of sending, so that none is sent twice. */
export interface DuesReminderTable {
  orgId: string
  memberId: string
  /** The end of the term it is about, YYYY-MM-DD. */
  endAt: string
  /** Days from that end: -30, -7, 0, 30. */
  day: number
  /** Plan of a part that is due, on the day `endAt`; empty for the end of a term. */
  planId: string
  way: 'sms' | 'mail'
  createdAt: Date
  sentAt: Date | null
  outcome: ReminderOutcome
  /** Why it was stopped, or the code a provider refused it with. */
  reason: string
  /** Masked address it went to. */
  address: string
  outcomeAt: Date | null
}

/** `failed` is tried again; `refused` and `stopped` are final. */
export type ReminderOutcome = 'queued' | 'sent' | 'failed' | 'refused' | 'stopped'
