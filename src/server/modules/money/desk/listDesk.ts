import type { CallData } from '#contract/calls.ts'
import type { Call } from '#server/base/call.ts'
import type { Configurations } from '#server/modules/configuration/documents/configurations.ts'
import type { Store } from '#server/store/store.ts'
import { allMethods } from '../payMethods.ts'
import { refuseCommon } from '../refuseCommon.ts'
import { askedFilter } from './askedFilter.ts'
import { DESK_TABS } from './deskTabs.ts'
import { ownPayments } from './ownPayments.ts'
import { pageWithAmount } from './pageWithAmount.ts'

/** Lists one tab of the staff's dues desk, filtered, with the sum of the amounts found. */
export async function listDesk({
  input,
  org,
  subject,
  parts,
}: Call<
  'duesDeskPage',
  'org' | 'subject',
  { store: Store; configuration: Configurations }
>): Promise<CallData<'duesDeskPage'>> {
  const configuration = await parts.configuration.of(org.orgId)
  return parts.store.tx(org.orgId, async (tx) => {
    const filter = askedFilter(input)
    await refuseCommon(tx, filter.keyword)
    const list = DESK_TABS[input.tab](tx, filter, configuration, await ownPayments(tx, subject))
    return { ...(await pageWithAmount(list, input)), methods: allMethods() }
  })
}
