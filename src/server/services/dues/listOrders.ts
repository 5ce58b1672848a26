import type { CallData } from '#contract/calls.ts'
import type { CallRequest } from '../../binder/callRequest.ts'
import { pageOrders } from '../../store/repositories/duesOrderQueries.ts'
import { mapPage } from '../../store/repositories/page.ts'
import { ownRecords } from '../application/ownRecords.ts'
import { invoicesOf } from '../invoices/invoicesOf.ts'
import { orderRow } from './orderRow.ts'

/** Orders of the records the subject owns, newest first; nobody in particular sees none, staff everybody's. */
export async function listOrders({
  input,
  org,
  subject,
  parts,
}: CallRequest<'duesOrderPage'>): Promise<CallData<'duesOrderPage'>> {
  const own = ownRecords(subject)
  if (!own) return { records: [], total: 0 }
  const { memberId } = input
  const configuration = await parts.configuration.of(org.orgId)
  return parts.store.tx(org.orgId, async (tx) => {
    const page = await pageOrders(tx, { ...own, memberId }, input)
    const invoices = await invoicesOf(
      tx,
      page.records.map(({ id }) => id),
    )
    return mapPage(page, (row) => orderRow(row, configuration, invoices.get(row.id)))
  })
}
