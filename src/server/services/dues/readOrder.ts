import type { CallData } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '../../messages/refusal.ts'
import { findOrderRow } from '../../store/repositories/duesOrderQueries.ts'
import type { Store } from '../../store/store.ts'
import type { Call } from '../call.ts'
import type { Configurations } from '../configuration/configurations.ts'
import { invoicesOf } from '../invoices/invoicesOf.ts'
import { allowedOrder } from './allowedOrder.ts'
import { methodInfo } from './methodInfo.ts'
import { orderRow } from './orderRow.ts'

/** An order as its owner and staff see it; a reloaded page resumes from it. */
export async function readOrder({
  input,
  org,
  subject,
  parts,
}: Call<'duesOrder', 'org' | 'subject', { store: Store; configuration: Configurations }>): Promise<
  CallData<'duesOrder'>
> {
  const configuration = await parts.configuration.of(org.orgId)
  return parts.store.tx(org.orgId, async (tx) => {
    const { id } = await allowedOrder(tx, input.id, subject, 'read')
    const row = await findOrderRow(tx, id)
    if (!row) throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
    const invoice = (await invoicesOf(tx, [id])).get(id)
    return { ...orderRow(row, configuration, invoice), methodInfo: methodInfo(row.method) }
  })
}
