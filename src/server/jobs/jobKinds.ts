/** Kinds of work in the outbox. */
export const SEND_SMS = 'sendSms'
