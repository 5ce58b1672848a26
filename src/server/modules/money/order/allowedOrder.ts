import { RefusalCode } from '#contract/envelope.ts'
import { allowed, type RecordAccess } from '../../../base/authorize.ts'
import type { CallSubject } from '../../../base/subject.ts'
import { Refusal } from '../../../messages/refusal.ts'
import { type DuesOrder, findOrder } from '../../../store/repositories/duesOrders.ts'
import { memberApplications } from '../../../store/repositories/memberApplications.ts'
import type { Tx } from '../../../store/store.ts'

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
