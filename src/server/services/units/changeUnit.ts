import words from '../../messages/users.json' with { type: 'json' }
import { renameUnitOfAccounts } from '../../store/repositories/orgUnitLists.ts'
import { updateOrgUnit } from '../../store/repositories/orgUnits.ts'
import type { Store } from '../../store/store.ts'
import { changedFields } from '../activity/changedFields.ts'
import type { Call } from '../call.ts'
import type { SharedData } from '../shared/sharedData.ts'
import { foundUnit, noteUnit, unitOf } from './managedUnit.ts'

/**
 * Changes name, area and contact of a unit; without a number the present one stays. Its accounts get the new name,
 * applications keep the one they were made with.
 * @throws NotFound for an unknown unit, and as `unitOf`
 */
export async function changeUnit(
  request: Call<'manageOrg', 'org' | 'subject', { store: Store; shared: SharedData }>,
): Promise<true> {
  const { input, org, subject, parts } = request
  return parts.store.tx(org.orgId, async (tx) => {
    const found = await foundUnit(tx, input.id)
    const { id, linkPhone } = found
    const unit = await unitOf(tx, request, { linkPhone, ...input }, found)
    tx.note({ detail: { fields: changedFields(found, unit) } })
    await updateOrgUnit(tx, id, unit)
    await renameUnitOfAccounts(tx, { id, ...unit })
    const opinion = words.done.manageOrg
    await noteUnit(tx, subject, { id, orgName: unit.orgName, opinion })
    return true as const
  })
}
