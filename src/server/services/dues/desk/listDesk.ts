import type { CallData } from '#contract/calls.ts'
import type { Store } from '../../../store/store.ts'
import type { Call } from '../../call.ts'
import type { Configurations } from '../../configuration/configurations.ts'
import { DESK_TABS } from './deskTabs.ts'

/** Lists one tab of the staff's dues desk; searched by name, number or trade number. */
export async function listDesk({
  input,
  org,
  parts,
}: Call<'duesDeskPage', 'org', { store: Store; configuration: Configurations }>): Promise<
  CallData<'duesDeskPage'>
> {
  const configuration = await parts.configuration.of(org.orgId)
  const keyword = input.keyword?.trim() || undefined
  return parts.store.tx(org.orgId, (tx) =>
    DESK_TABS[input.tab](tx, { keyword }, configuration).page(input),
  )
}
