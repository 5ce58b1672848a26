import type { CallData } from '#contract/calls.ts'
import type { Call } from '#server/base/call.ts'
import { mapPage } from '#server/store/queries/page.ts'
import type { Store } from '#server/store/store.ts'
import { pageOrgUnits } from '../repositories/orgUnitLists.ts'
import { managedUnit } from './managedUnit.ts'

/** Units of the society for staff. */
export async function listUnits({
  input,
  org,
  parts,
}: Call<'orgPage', 'org', { store: Store }>): Promise<CallData<'orgPage'>> {
  const { status, keyword } = input
  const filter = { keyword, ...(status && { inUse: status === '1' }) }
  return mapPage(
    await parts.store.tx(org.orgId, (tx) => pageOrgUnits(tx, filter, input)),
    managedUnit,
  )
}
