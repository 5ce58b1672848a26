import type { OnlineMethod } from '#contract/codes.ts'

/** Faults that the control page can arm for the next notification. */
const NOTIFICATION_FAULTS = [
  'early',
  'double',
  'late',
  'amount',
  'signature',
  'stale',
  'missing',
  'otherKey',
] as const
/** Faults that it can arm for the next refund: pending, refused, or made with its answer lost. */
const REFUND_FAULTS = ['refundPending', 'refundRefused', 'refundLost'] as const
export const FAULTS = [...NOTIFICATION_FAULTS, ...REFUND_FAULTS] as const
export type NotificationFault = (typeof NOTIFICATION_FAULTS)[number]
export type RefundFault = (typeof REFUND_FAULTS)[number]
export type Fault = (typeof FAULTS)[number]

export const isRefundFault = (fault: Fault): fault is RefundFault =>
  REFUND_FAULTS.some((name) => name === fault)

/** A refund of a trade; pending ones have not reached the payer. */
export interface SandboxRefund {
  /** The merchant's number; one of the emulator's for a refund made at the provider's own desk. */
  ref: string
  no: string
  fen: number
  /** ISO 8601. */
  at: string
  state: 'pending' | 'done'
}

/** A stored trade: one line of the file; the last line of each `id` is the current state. */
export interface SandboxTrade {
  id: string
  method: OnlineMethod
  /** The merchant's account at the provider; `account` and `tradeRef` identify a trade. */
  account: string
  /** The merchant's application id, if different from the account. */
  appId: string
  tradeRef: string
  channel: string
  fen: number
  subject: string
  /** ISO 8601 timestamps of the server's clock. */
  createdAt: string
  expiresAt: string
  notifyUrl: string
  /** Address the payer returns to; empty when a QR code was scanned. */
  returnUrl: string
  /** Set for in-app payers. */
  openId: string
  state: 'open' | 'paid' | 'closed'
  tradeNo: string
  /** Amount actually paid in fen; the fault `amount` makes it differ from `fen`. */
  paidFen: number
  paidAt: string
  fault: NotificationFault | ''
  /** True when the merchant closed the trade while a late payment was pending. */
  closeAsked: boolean
  /** Number of notifications sent, and whether one was acknowledged. */
  sent: number
  taken: boolean
  /** Time of the next notification, in milliseconds of the machine's own clock; null when there is none. */
  nextAt: number | null
  /** Absent while nothing was paid back. */
  refunds?: SandboxRefund[]
}

/** An order as a provider receives it, independent of the protocol. */
export type TradeOrder = Pick<
  SandboxTrade,
  | 'method'
  | 'account'
  | 'appId'
  | 'tradeRef'
  | 'channel'
  | 'fen'
  | 'subject'
  | 'expiresAt'
  | 'notifyUrl'
  | 'returnUrl'
  | 'openId'
>

/** A fault waiting for its trade: of one order, of one method, or of the next trade paid. */
export interface ArmedFault {
  fault: Fault
  tradeRef?: string
  method?: string
}

/** Returns the state that a merchant's query reports: late money is not reported before its first notification. */
export function stateForMerchant({
  fault,
  state,
  sent,
  closeAsked,
}: SandboxTrade): SandboxTrade['state'] {
  const isUnderWay = fault === 'late' && state === 'paid' && sent === 0
  if (!isUnderWay) return state
  return closeAsked ? 'closed' : 'open'
}

/** Returns the payment page of a trade, which its QR code points to. */
export const cashierOf = ({ id }: SandboxTrade): string => `/sandbox/pay/cashier/${id}`
