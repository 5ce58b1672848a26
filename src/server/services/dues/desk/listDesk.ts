import type { CallData } from '#contract/calls.ts'
import type { CallRequest } from '../../../binder/callRequest.ts'
import { DESK_TABS } from './deskTabs.ts'

/** What waits for staff about dues, and all payments; found by name, number or trade number. */
export async function listDesk({
  input,
  org,
  parts,
}: CallRequest<'duesDeskPage'>): Promise<CallData<'duesDeskPage'>> {
  const configuration = await parts.configuration.of(org.orgId)
  const keyword = input.keyword?.trim() || undefined
  return parts.store.tx(org.orgId, (tx) =>
    DESK_TABS[input.tab](tx, { ...input, keyword }, configuration),
  )
}
