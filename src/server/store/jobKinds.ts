/** Kinds of jobs in the outbox. */
export const SEND_SMS = 'sendSms'
/** Handles the deadline of an online order, or a later check for its payment: `{ orderId }`. */
export const EXPIRE_ORDER = 'expireOrder'
/** Closes an online order that must not be paid any more: `{ orderId, why }`. */
export const CLOSE_ORDER = 'closeOrder'
/** Ends a plan of parts: `{ planId, why }`. */
export const END_PLAN = 'endPlan'
/** Draws a numbered receipt: `{ num, paymentId }`, or the payment alone. */
export const DRAW_RECEIPT = 'drawReceipt'
/** Asks the provider for a refund, or what became of it: `{ refundId }`. */
export const REFUND = 'refund'
/** Asks the e-invoice provider for an invoice, or what became of it: `{ invoiceId, ref, nth }`. */
export const SEND_INVOICE = 'sendInvoice'
/** Draws the files of a closing of the books: `{ id }`. */
export const DRAW_CLOSING = 'drawClosing'
/** Reminds a member of the end of a term: the key of a `dues_reminder`. */
export const REMIND = 'remind'
/** Deletes or anonymises one batch of data whose retention period is over: `{ day, step }` of a `retention_run`. */
export const RETAIN = 'retain'
/** Publishes a scheduled change set: `{ id }`. */
export const PUBLISH_CHANGE = 'publishChange'

/** Queues that are worked independently of each other, the most urgent first; a person waits for what is urgent. */
export const LANES = ['urgent', 'money', 'usual', 'bulk'] as const

export type Lane = (typeof LANES)[number]

/** Job kind → the lane in which it is queued. */
export const LANE_OF = {
  [SEND_SMS]: 'urgent',
  [EXPIRE_ORDER]: 'money',
  [CLOSE_ORDER]: 'money',
  [END_PLAN]: 'money',
  [REFUND]: 'money',
  [DRAW_RECEIPT]: 'usual',
  [SEND_INVOICE]: 'usual',
  [DRAW_CLOSING]: 'usual',
  [PUBLISH_CHANGE]: 'usual',
  [REMIND]: 'bulk',
  [RETAIN]: 'bulk',
} as const satisfies Record<string, Lane>

export type JobKind = keyof typeof LANE_OF
