import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '../../messages/refusal.ts'
import { type DuesOrder, findOrder } from '../../store/repositories/duesOrders.ts'
import { memberApplications } from '../../store/repositories/memberApplications.ts'
import type { Tx } from '../../store/store.ts'
import { allowed } from '../application/recordShelf.ts'
import type { RecordDeed } from '../authorize.ts'
import type { CallSubject } from '../subject.ts'

/**
 * Returns the order if the subject may do `deed` with its member's record; throws NotFound, NotLoggedIn or Forbidden
 * otherwise.
 */
export async function allowedOrder(
  tx: Tx,
  id: string,
  subject: CallSubject,
  deed: RecordDeed,
): Promise<DuesOrder> {
  const order = await findOrder(tx, id)
  if (!order) throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
  allowed(await memberApplications.find(tx, order.memberId), subject, deed, tx.now)
  return order
}
