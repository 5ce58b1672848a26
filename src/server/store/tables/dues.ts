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
  /** Of an order that pays a part: the plan, and which of its parts. */
  planId: string | null
  part: number | null
  /** The member's, kept by triggers for lists; whether staff sent it back and no money came. */
  orgUnitId: Generated<string | null>
  isReturned: Generated<boolean>
}

/** A sum that a member pays in parts; `ended`: given up, its parts are credit again. */
export interface DuesPlanTable {
  orgId: string
  id: string
  memberId: string
  noticeId: string
  /** What its parts add up to. */
  fen: number
  /** Days that a part may be overdue before the plan ends. */
  limitDays: number
  state: PlanState
  /** Why it ended; empty otherwise. */
  why: EndingReason | ''
  /** In the words of staff; empty where they had no part in it. */
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
  /** The deed that holds it or, of the last one, that paid the years with all of them. */
  deedId: string | null
  paidAt: Date | null
}

/** A received payment, once per method and trade number; of rows, which are never deleted, `isSettled` alone is changed. */
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
  /** Whether it has paid years: it was no credit, or its last one was settled so. Kept by triggers for lists. */
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
  /** By which relief it costs nothing. */
  reliefId: string | null
  /** Of a year without a payment: end of the term before it, YYYY-MM-DD; null where there was none. */
  endBefore: string | null
  createdAt: Date
}

/** Credit of a payment: money that pays nothing until staff handle it. A payment may have several, one after the other. */
export interface DuesReconcileTable {
  orgId: string
  id: string
  paymentId: string
  /** Whose credit it is; null for nobody known. */
  memberId: string | null
  reason: ReconcileReason
  fen: number
  /** What staff keep it for; empty while it waits for them. */
  name: string
  createdAt: Date
  remedy: Remedy | null
  note: string
  /** Name, and account. */
  handledBy: string | null
  handledByAccount: string | null
  handledAt: Date | null
  /** Of its payment, kept by triggers for lists. */
  paidAt: Generated<Date | null>
  method: Generated<PayMethod | null>
  paymentFen: Generated<number | null>
  /** The member who paid; `memberId` is another's once the credit was moved. */
  payerId: Generated<string | null>
  /** Whether the payment has another credit, which waits or came after it. */
  isSuperseded: Generated<boolean>
}

/**
 * The receipt of years that a payment paid, numbered without gaps in the same transaction; void, with its number kept,
 * once they were released.
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

/** Money on its way back to who paid it: asked for, decided by a second person where two are required, and its outcome. */
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
  /** Our number of what it was asked for last, the invoice or its red letter: 20 letters and digits. */
  sendRef: string | null
  /** Who asked it, and when. */
  sentBy: string | null
  sentByName: string | null
  sentAt: Date | null
  /** Why it refused, in its words; empty while it has not. */
  sendMessage: string
  /** Of its order, kept by triggers for lists. */
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
  /** Of a part that is due: its plan, and `endAt` is the day it is due; empty for the end of a term. */
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
