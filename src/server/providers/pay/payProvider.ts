import type { OnlineMethod } from '#contract/codes.ts'
import { ProviderRefused } from '../providerRefused.ts'

/** What a provider is asked to collect. */
export interface PayOrder {
  /** out_trade_no: letters and digits, at most 32. */
  tradeRef: string
  fen: number
  /** What the payer reads, at most 40 characters. */
  subject: string
  createdAt: Date
  /** After this the provider takes no money for it, where it knows such a thing. */
  deadline: Date
  /** '1' PC, '2' phone. */
  device: '1' | '2'
  /** In-app payers of the messaging app. */
  openId?: string
  clientIp: string
  /** Where the provider says that money came, and where the payer comes back to; both absolute. */
  notifyUrl: string
  returnUrl: string
}

/** How the payer goes on: a QR code to scan, an address to go to, or parameters of the in-app call (JSON text). */
export interface PayResult {
  kind: 'qr' | 'page' | 'jsapi'
  content: string
}

/** Money, as a provider tells of it: in a notification whose signature held, or in the answer to a query. */
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

/** What a provider is asked to pay back. */
export interface RefundOrder {
  tradeRef: string
  tradeNo: string
  /** out_refund_no: letters and digits, at most 30; asking again with the same number pays back once. */
  refundRef: string
  fen: number
  /** The whole sum of the trade. */
  totalFen: number
  reason: string
  /** Of the trade. */
  createdAt: Date
}

/** What a provider says of a refund; `refused` is final, and nothing was paid back. */
export type RefundOutcome =
  | { state: 'done'; refundNo: string; fen: number; refundedAt: Date }
  | { state: 'pending' }
  | { state: 'refused'; code: string; message: string }

export type RefundedTrade = Pick<RefundOrder, 'tradeRef' | 'tradeNo' | 'totalFen' | 'createdAt'>

/** What was paid back of a trade; `fen` is missing where the provider says that, and not how much. */
export interface Refunded {
  isRefunded: boolean
  fen?: number
}

/** A refund that a provider told of without being asked: one by its number, or all of a trade together. */
export type ToldRefund =
  | { refundRef: string; outcome: RefundOutcome }
  | { tradeRef: string; refundedFen: number }

/** A notification as it came; the body unread, because signatures are over bytes. */
export interface RawNotification {
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: Buffer
  /** The query of the address as it was sent, without its question mark. */
  search: string
}

/** What the provider expects to hear; anything else makes it send again. */
export interface NotificationAnswer {
  status: number
  type: string
  body: string
}

/** Paying back at a provider. */
export interface RefundsOfProvider {
  /** Rejects when there is no answer to be believed: asking again, with the same number, may help. */
  refund(order: RefundOrder): Promise<RefundOutcome>
  /** What became of a refund that was asked for. */
  queryRefund(order: RefundOrder): Promise<RefundOutcome>
  /** What was paid back of a trade so far, whoever asked for it. */
  queryRefunded(trade: RefundedTrade): Promise<Refunded>
  /** What a notification says of a refund, as `read` does of a payment; absent where the provider tells of none. */
  readRefund?(notification: RawNotification): ToldRefund | undefined
}

/** One organisation’s access to one way of paying online; every call is signed and every answer verified. */
export interface PayProvider extends RefundsOfProvider {
  readonly method: OnlineMethod
  /** The application that openIds of its payers belong to, where it takes any. */
  readonly appId?: string
  /** Names how this order would be shown (page, wap, native, h5, jsapi, qr): part of what makes two orders one. */
  channelOf(order: Pick<PayOrder, 'device' | 'openId'>): string
  /**
   * Creates the trade, or finds it again: the same `tradeRef` may be created twice. Rejects with `TradeOver` where the
   * provider says that it was paid or closed.
   */
  create(order: PayOrder): Promise<PayResult>
  query(tradeRef: string, createdAt: Date): Promise<TradeState>
  /** Closes an unpaid trade; says `paid` when the money was faster. */
  close(tradeRef: string, createdAt: Date): Promise<TradeState>
  /**
   * What a notification says: a trade when it says that money came, undefined when it says something else. Throws
   * `PayRefused` when signature, time, application or seller are not right: nothing it says is believed.
   */
  read(notification: RawNotification): PaidTrade | undefined
  /** To be sent back when the notification was taken, and when not; some providers want to hear of their own words. */
  taken(notification: RawNotification): NotificationAnswer
  refused(reason: string): NotificationAnswer
}

/** A provider that said no, or said something that cannot be believed; `code` is its own or ours. Asking again may help. */
export class PayRefused extends ProviderRefused {
  constructor(code: string, message: string) {
    super(code, message, false)
  }
}

/** What was asked for is over at the provider: paid, or closed. */
export class TradeOver extends PayRefused {}
