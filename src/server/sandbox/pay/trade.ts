import type { OnlineMethod } from '#contract/codes.ts'

/** What the control page can make of the next notification. */
export const FAULTS = [
  'early',
  'double',
  'late',
  'amount',
  'signature',
  'stale',
  'missing',
  'otherKey',
] as const
export type Fault = (typeof FAULTS)[number]

/** A trade as the stand-in keeps it: one line of its file, the last of each `id` counts. */
export interface SandboxTrade {
  id: string
  method: OnlineMethod
  /** The merchant’s account at the provider; with `tradeRef` what a trade is found by. */
  account: string
  /** The merchant’s application, where that is something else. */
  appId: string
  tradeRef: string
  channel: string
  fen: number
  subject: string
  /** Times as ISO text, of the server’s clock. */
  createdAt: string
  expiresAt: string
  notifyUrl: string
  /** Where the payer goes afterwards; empty where a code was scanned. */
  returnUrl: string
  /** Of in-app payers. */
  openId: string
  state: 'open' | 'paid' | 'closed'
  tradeNo: string
  /** What was really paid, which the fault `amount` makes another sum. */
  paidFen: number
  paidAt: string
  fault: Fault | ''
  /** The merchant closed it while the money was under way. */
  closeAsked: boolean
  /** Notifications sent so far, and whether one was taken. */
  sent: number
  taken: boolean
  /** When the next goes, in milliseconds of the machine’s own clock; null when none will. */
  nextAt: number | null
}

/** An order to a provider, by whatever wire it came. */
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

/** A fault that waits for its trade: of one order, of a method, or whatever is paid next. */
export interface ArmedFault {
  fault: Fault
  tradeRef?: string
  method?: string
}

/** What a merchant who asks is told: of money that is late nothing at all, before the first notification of it. */
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

/** Where this trade is paid: what a code of it says. */
export const cashierOf = ({ id }: SandboxTrade): string => `/sandbox/pay/cashier/${id}`
