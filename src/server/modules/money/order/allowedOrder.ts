import { RefusalCode } from '#contract/envelope.ts'
import { allowed, type RecordAccess } from '#server/base/authorize.ts'
import type { CallSubject } from '#server/base/subject.ts'
import { Refusal } from '#server/messages/refusal.ts'
import { memberApplications } from '#server/modules/records/repositories/memberApplications.ts'
import type { Tx } from '#server/store/store.ts'
import { type DuesOrder, findOrder } from '../repositories/duesOrders.ts'

/**
 * Returns the order if the subject has the access to its member's record; throws NotFound, NotLoggedIn or Forbidden
 * otherwise.
 */
export async function allowedOrder(
  tx: Tx,
  id: string,
  subject: CallSubject,
  access: RecordAccess,
): Promise<DuesOrder> {
  const order = await findOrder(tx, id)
  if (!order) throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
  allowed(await memberApplications.find(tx, order.memberId), subject, access, tx.now)
  return order
}
