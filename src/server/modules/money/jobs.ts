import type { ModuleJobs } from '#server/base/moduleTables.ts'
import {
  CLOSE_ORDER,
  DRAW_CLOSING,
  DRAW_RECEIPT,
  END_PLAN,
  EXPIRE_ORDER,
  REFUND,
  REMIND,
  SEND_INVOICE,
} from '#server/store/jobKinds.ts'
import { deliverClosing } from './closing/files/deliverClosing.ts'
import type { ClosingFileParts } from './closing/files/keepClosingFile.ts'
import { carryOutRefund } from './desk/refunds/carryOutRefund.ts'
import type { DuesParts } from './duesParts.ts'
import type { ClosingReason } from './duesWords.ts'
import { carryOutSending } from './invoices/sending/carryOutSending.ts'
import type { SendingParts } from './invoices/sending/sendingParts.ts'
import { endOrder } from './order/endOrder.ts'
import { type DeliveryParts, deliverReceipt } from './receipts/deliverReceipt.ts'
import { type ReminderSending, sendReminder } from './reminders/sendReminder.ts'
import { endPlanJob } from './settlement/endPlanJob.ts'

/** What the jobs of money work with. */
export interface MoneyJobParts
  extends DuesParts,
    DeliveryParts,
    ClosingFileParts,
    ReminderSending,
    SendingParts {}

/** Job kind → what carries it out. */
export const MONEY_JOBS = {
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
  [SEND_INVOICE]: carryOutSending,
} satisfies ModuleJobs<MoneyJobParts>
