import type { CallData } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { CallRequest } from '../../binder/callRequest.ts'
import { Refusal } from '../../refusal.ts'
import { findOrderRow } from '../../store/repositories/duesOrderQueries.ts'
import { invoicesOf } from '../invoices/invoicesOf.ts'
import { allowedOrder } from './allowedOrder.ts'
import { orderRow } from './orderRow.ts'

/** An order as its owner and staff see it: what a page that was reloaded goes on from. */
export async function readOrder({
  input,
  org,
  subject,
  parts,
}: CallRequest<'duesOrder'>): Promise<CallData<'duesOrder'>> {
  const configuration = await parts.configuration.of(org.orgId)
  return parts.store.tx(org.orgId, async (tx) => {
    const { id } = await allowedOrder(tx, input.id, subject, 'read')
    const row = await findOrderRow(tx, id)
    if (!row) throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
    return orderRow(row, configuration, (await invoicesOf(tx, [id])).get(id))
  })
}
