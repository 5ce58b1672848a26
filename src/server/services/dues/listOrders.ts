import type { CallData } from '#contract/calls.ts'
import { pageOrders } from '../../store/repositories/duesOrderQueries.ts'
import { mapPage } from '../../store/repositories/page.ts'
import type { Store } from '../../store/store.ts'
import { ownedRecords, ownFilter } from '../applications/ownRecords.ts'
import type { Call } from '../call.ts'
import type { Configurations } from '../configuration/configurations.ts'
import { invoicesOf } from '../invoices/invoicesOf.ts'
import { orderRow } from './orderRow.ts'

/** Lists orders of the records the subject owns, newest first: all for staff, none for anonymous callers. */
export async function listOrders({
  input,
  org,
  subject,
  parts,
}: Call<
  'duesOrderPage',
  'org' | 'subject',
  { store: Store; configuration: Configurations }
>): Promise<CallData<'duesOrderPage'>> {
  const own = ownFilter(subject)
  if (!own) return { records: [], total: 0 }
  const { memberId } = input
  const { owner, orgUnitId } = own
  const configuration = await parts.configuration.of(org.orgId)
  return parts.store.tx(org.orgId, async (tx) => {
    const records = owner && (await ownedRecords(tx, subject, owner))
    const memberIds = records?.map(({ id }) => id)
    const page = await pageOrders(tx, { orgUnitId, memberIds, memberId }, input)
    const invoices = await invoicesOf(
      tx,
      page.records.map(({ id }) => id),
    )
    return mapPage(page, (row) => orderRow(row, configuration, invoices.get(row.id)))
  })
}
