import { jobActivity } from '../base/activity/jobActivity.ts'
import { publishScheduled } from '../modules/changes/publishScheduled.ts'
import type { ReportParts } from '../modules/changes/reportChange.ts'
import { deliverClosing } from '../modules/money/closing/files/deliverClosing.ts'
import type { ClosingFileParts } from '../modules/money/closing/files/keepClosingFile.ts'
import { carryOutRefund } from '../modules/money/desk/refunds/carryOutRefund.ts'
import type { DuesParts } from '../modules/money/duesParts.ts'
import type { ClosingReason } from '../modules/money/duesWords.ts'
import { carryOutSending } from '../modules/money/invoices/sending/carryOutSending.ts'
import type { SendingParts } from '../modules/money/invoices/sending/sendingParts.ts'
import { endOrder } from '../modules/money/order/endOrder.ts'
import { type DeliveryParts, deliverReceipt } from '../modules/money/receipts/deliverReceipt.ts'
import { type ReminderSending, sendReminder } from '../modules/money/reminders/sendReminder.ts'
import { endPlanJob } from '../modules/money/settlement/endPlanJob.ts'
import { retainSome } from '../modules/privacy/retention/retainSome.ts'
import {
  CLOSE_ORDER,
  DRAW_CLOSING,
  DRAW_RECEIPT,
  END_PLAN,
  EXPIRE_ORDER,
  type JobKind,
  LANE_OF,
  PUBLISH_CHANGE,
  REFUND,
  REMIND,
  RETAIN,
  SEND_INVOICE,
  SEND_SMS,
} from '../store/jobKinds.ts'
import type { OutboxJob } from '../store/repositories/outbox.ts'
import { limitSending, type SendingLimits } from './limitSending.ts'
import { type SmsParts, sendSms } from './sendSms.ts'

/** Runs one job; rejects to be retried later. The job's id is the idempotency key of external calls. */
export type JobHandler = (job: OutboxJob) => Promise<void>

export interface JobParts
  extends SmsParts,
    DuesParts,
    DeliveryParts,
    ClosingFileParts,
    ReminderSending,
    SendingParts,
    ReportParts {
  /** Absent: messages are sent without limits. */
  limits?: SendingLimits
}

/** Job kind → implementation. */
const WORK = {
  [SEND_SMS]: sendSms,
  [EXPIRE_ORDER]: (parts, { orgId, payload }) =>
    endOrder(parts, orgId, (payload as { orderId: string }).orderId, 'expired'),
  [CLOSE_ORDER]: (parts, { orgId, payload }) => {
    const { orderId, why } = payload as { orderId: string; why: ClosingReason }
    return endOrder(parts, orgId, orderId, why)
  },
  [END_PLAN]: endPlanJob,
  [DRAW_CLOSING]: deliverClosing,
  [DRAW_RECEIPT]: deliverReceipt,
  [REFUND]: carryOutRefund,
  [REMIND]: sendReminder,
  [RETAIN]: retainSome,
  [SEND_INVOICE]: carryOutSending,
  [PUBLISH_CHANGE]: publishScheduled,
} satisfies Record<JobKind, (parts: JobParts, job: OutboxJob) => Promise<void>>

/** Job kind → handler. Changes made by a job are logged under its kind. */
export function jobHandlers(parts: JobParts): Readonly<Record<string, JobHandler>> {
  const handlers = (Object.keys(WORK) as JobKind[]).map((kind): [string, JobHandler] => {
    const limited = {
      ...parts,
      ...(parts.limits && limitSending(parts, parts.limits, LANE_OF[kind])),
    }
    return [
      kind,
      (job) => WORK[kind]({ ...limited, store: jobActivity(kind).over(parts.store) }, job),
    ]
  })
  return Object.fromEntries(handlers)
}
