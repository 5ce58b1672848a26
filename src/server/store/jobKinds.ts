/** Kinds of work in the outbox. */
export const SEND_SMS = 'sendSms'
/** The deadline of an online order has come, or a later look for money of it: `{ orderId }`. */
export const EXPIRE_ORDER = 'expireOrder'
/** An online order must not be paid any more: `{ orderId, why }`. */
export const CLOSE_ORDER = 'closeOrder'
/** A numbered receipt is to be drawn: `{ paymentId }`. */
export const DRAW_RECEIPT = 'drawReceipt'
/** A member is to be reminded of the end of a term: the key of a `dues_reminder`. */
export const REMIND = 'remind'
/** What has been kept long enough leaves, a slice of it: `{ day, step }` of a `retention_run`. */
export const RETAIN = 'retain'
