import type { CallData } from '#contract/calls.ts'
import type { Call } from '#server/base/call.ts'
import { listActivity } from '#server/base/repositories/activityLog.ts'
import { mapPage } from '#server/store/queries/page.ts'
import type { Store } from '#server/store/store.ts'
import { logFilter } from './logFilter.ts'
import { logRow } from './logRow.ts'

/** The activity log for staff, newest first. */
export async function listLog({
  input,
  org,
  parts,
}: Call<'logPage', 'org', { store: Store }>): Promise<CallData<'logPage'>> {
  const found = await parts.store.tx(org.orgId, async (tx) =>
    listActivity(tx, await logFilter(tx, input)).page(input),
  )
  return mapPage(found, logRow)
}
