import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '../../refusal.ts'
import { findApplication } from '../../store/repositories/applications.ts'
import { type DuesOrder, findOrder } from '../../store/repositories/duesOrders.ts'
import type { Tx } from '../../store/store.ts'
import { allowed } from '../application/recordShelf.ts'
import type { RecordDeed } from '../authorize.ts'
import type { CallSubject } from '../subject.ts'

/** The order, for a subject that may do this with its member's record; NotFound, NotLoggedIn or Forbidden otherwise. */
export async function allowedOrder(
  tx: Tx,
  id: string,
  subject: CallSubject,
  deed: RecordDeed,
): Promise<DuesOrder> {
  const order = await findOrder(tx, id)
  if (!order) throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
  allowed(await findApplication(tx, order.memberId), subject, deed)
  return order
}
