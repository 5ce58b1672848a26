import type { Call } from '#server/base/call.ts'
import { type OnceFacts, once } from '#server/base/idempotency/once.ts'
import type { SharedData } from '#server/base/shared/sharedData.ts'
import words from '#server/messages/users.json' with { type: 'json' }
import { REGISTERED_UNIT } from '#server/modules/records/leadership/readOrgNames.ts'
import { insertOrgUnit } from '#server/modules/records/repositories/orgUnits.ts'
import type { Store } from '#server/store/store.ts'
import { noteUnit, unitOf } from './managedUnit.ts'

/** Adds a unit that can be chosen at once; it has no logins until staff add one. */
export async function addUnit(
  request: Call<'addOrg', OnceFacts, { store: Store; shared: SharedData }>,
): Promise<{ id: string }> {
  const { input, subject } = request
  return once(request, 'addOrg', {
    work: async (tx) => {
      const columns = await unitOf(tx, request, input)
      const kind = { orgType: REGISTERED_UNIT, oneSubOrgType: '' }
      const { id, orgName } = await insertOrgUnit(tx, { ...columns, ...kind })
      await noteUnit(tx, subject, { id, orgName, opinion: words.done.addOrg })
      return { id }
    },
  })
}
