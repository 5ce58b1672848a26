import type { OnlineMethod } from '#contract/codes.ts'
import { ProviderRefused } from '../providerRefused.ts'

/** A payment to be collected by a provider. */
export interface PayOrder {
  /** out_trade_no: letters and digits, at most 32. */
  tradeRef: string
  fen: number
  /** Description for the payer, at most 40 characters. */
  subject: string
  createdAt: Date
  /** Time after which the provider accepts no payment, if it supports a deadline. */
  deadline: Date
  /** '1' PC, '2' phone. */
  device: '1' | '2'
  /** Set for in-app payers of the messaging app. */
  openId?: string
  clientIp: string
  /** Addresses for the provider's notifications and for the payer's return; both absolute. */
  notifyUrl: string
  returnUrl: string
}

/** Next step of the payer: a QR code to scan, an address to open, or parameters of the in-app call (JSON text). */
export interface PayResult {
  kind: 'qr' | 'page' | 'jsapi'
  content: string
}

/** A payment reported by a provider: in a notification with a valid signature, or in the answer to a query. */
export interface PaidTrade {
  tradeRef: string
  /** The provider's own number, unique among its payments. */
  tradeNo: string
  fen: number
  paidAt: Date
}

export type TradeState =
  | { state: 'paid'; trade: PaidTrade }
  /** Still to be paid. */
  | { state: 'open' }
  /** Closed, or never created there: no money can come any more. */
  | { state: 'closed' }

/** A refund to be made by a provider. */
export interface RefundOrder {
  tradeRef: string
  tradeNo: string
  /** out_refund_no: letters and digits, at most 30; asking again with the same number pays back once. */
  refundRef: string
  fen: number
  /** The whole sum of the trade. */
  totalFen: number
  reason: string
  /** Creation time of the trade. */
  createdAt: Date
}

/** Outcome of a refund; `refused` is final, and nothing was paid back. */
export type RefundOutcome =
  | { state: 'done'; refundNo: string; fen: number; refundedAt: Date }
  | { state: 'pending' }
  | { state: 'refused'; code: string; message: string }

export type RefundedTrade = Pick<RefundOrder, 'tradeRef' | 'tradeNo' | 'totalFen' | 'createdAt'>

/** Refunds of a trade so far; `fen` is absent where the provider reports that there are any, but not their sum. */
export interface Refunded {
  isRefunded: boolean
  fen?: number
}

/** A refund that a provider reported unrequested: one by its number, or the sum of all of a trade. */
export type ToldRefund =
  | { refundRef: string; outcome: RefundOutcome }
  | { tradeRef: string; refundedFen: number }

/** A notification as received; the body is raw, because signatures cover bytes. */
export interface RawNotification {
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: Buffer
  /** The query of the address as it was sent, without its question mark. */
  search: string
}

/** Answer that the provider expects to a notification; any other makes it send again. */
export interface NotificationAnswer {
  status: number
  type: string
  body: string
}

/** Refunds at a provider. */
export interface RefundsOfProvider {
  /** Requests a refund. Rejects without a trustworthy answer: a retry with the same number may help. */
  refund(order: RefundOrder): Promise<RefundOutcome>
  /** Queries a requested refund; rejects as `refund`. */
  queryRefund(order: RefundOrder): Promise<RefundOutcome>
  /** Queries all refunds of a trade so far, whether requested by us or made at the provider. */
  queryRefunded(trade: RefundedTrade): Promise<Refunded>
  /** Reads a refund from a notification, as `read` does a payment; absent where the provider sends none. */
  readRefund?(notification: RawNotification): ToldRefund | undefined
}

/** One organisation’s access to one online payment method; every call is signed and every answer verified. */
export interface PayProvider extends RefundsOfProvider {
  readonly method: OnlineMethod
  /** Application to which the openIds of its payers belong, if it uses any. */
  readonly appId?: string
  /**
   * Returns how this order is presented (page, wap, native, h5, jsapi, qr), which is part of the key of a live order.
   */
  channelOf(order: Pick<PayOrder, 'device' | 'openId'>): string
  /**
   * Creates the trade, or finds it again: the same `tradeRef` may be created twice. Rejects with `TradeOver` where the
   * provider says that it was paid or closed.
   */
  create(order: PayOrder): Promise<PayResult>
  query(tradeRef: string, createdAt: Date): Promise<TradeState>
  /** Closes an unpaid trade; resolves to `paid` when a payment came first. */
  close(tradeRef: string, createdAt: Date): Promise<TradeState>
  /**
   * Reads a notification: returns the trade when it reports a payment, undefined when it reports anything else. Throws
   * `PayRefused` when signature, time, application or seller is wrong: none of its content is trusted.
   */
  read(notification: RawNotification): PaidTrade | undefined
  /** Answers to an accepted and to a refused notification; some providers expect parts of their notification in it. */
  taken(notification: RawNotification): NotificationAnswer
  refused(reason: string): NotificationAnswer
}

/** A refusal by a provider, or an answer that cannot be trusted; `code` is the provider's or ours. A retry may help. */
export class PayRefused extends ProviderRefused {
  constructor(code: string, message: string) {
    super(code, message, false)
  }
}

/** The trade has ended at the provider: paid, or closed. */
export class TradeOver extends PayRefused {}
