import type { ClosingReason } from '../services/dues/duesWords.ts'
import { type DuesParts, endOrder } from '../services/dues/endOrder.ts'
import { type DeliveryParts, deliverReceipt } from '../services/receipts/deliverReceipt.ts'
import { type ReminderSending, sendReminder } from '../services/reminders/sendReminder.ts'
import type { OutboxJob } from '../store/repositories/outbox.ts'
import { CLOSE_ORDER, DRAW_RECEIPT, EXPIRE_ORDER, REMIND, SEND_SMS } from './jobKinds.ts'
import { type SmsParts, sendSms } from './sendSms.ts'

/** Does one job; rejects to be tried again later. The job's id is its idempotency key towards the outside. */
export type JobHandler = (job: OutboxJob) => Promise<void>

export interface JobParts extends SmsParts, DuesParts, DeliveryParts, ReminderSending {}

/** Kind → handler. */
export function jobHandlers(parts: JobParts): Readonly<Record<string, JobHandler>> {
  return {
    [SEND_SMS]: (job) => sendSms(parts, job),
    [EXPIRE_ORDER]: ({ orgId, payload }) =>
      endOrder(parts, orgId, (payload as { orderId: string }).orderId, 'expired'),
    [CLOSE_ORDER]: ({ orgId, payload }) => {
      const { orderId, why } = payload as { orderId: string; why: ClosingReason }
      return endOrder(parts, orgId, orderId, why)
    },
    [DRAW_RECEIPT]: (job) => deliverReceipt(parts, job),
    [REMIND]: (job) => sendReminder(parts, job),
  }
}
