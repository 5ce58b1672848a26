import { changedFields } from '#server/base/activity/changedFields.ts'
import type { Call } from '#server/base/call.ts'
import type { SharedData } from '#server/base/shared/sharedData.ts'
import words from '#server/messages/users.json' with { type: 'json' }
import { type OrgUnit, updateOrgUnit } from '#server/modules/records/repositories/orgUnits.ts'
import type { Store } from '#server/store/store.ts'
import { renameUnitOfAccounts } from '../repositories/orgUnitLists.ts'
import { heldUnit, noteUnit, type Unit, unitOf } from './managedUnit.ts'

/**
 * Changes name, area and contact of a unit; without a number the present one stays. Its accounts get the name and the
 * area that are new, applications keep those they were made with.
 * @throws NotFound for an unknown unit, and as `unitOf`
 */
export async function changeUnit(
  request: Call<'manageOrg', 'org' | 'subject', { store: Store; shared: SharedData }>,
): Promise<true> {
  const { input, org, subject, parts } = request
  return parts.store.tx(org.orgId, async (tx) => {
    const held = await heldUnit(tx, input.id)
    const { id, linkPhone } = held
    const unit = await unitOf(tx, request, { linkPhone, ...input }, held)
    tx.note({ detail: { fields: changedFields(held, unit) } })
    await updateOrgUnit(tx, held, unit)
    const renamed = renamedTo(unit, held)
    if (Object.keys(renamed).length > 0) await renameUnitOfAccounts(tx, id, renamed)
    const opinion = words.done.manageOrg
    await noteUnit(tx, subject, { id, orgName: unit.orgName, opinion })
    return true as const
  })
}

/** Name and area, where they change: an individual of the unit may have another area. */
const renamedTo = ({ orgName, areaCode }: Unit, before: OrgUnit) => ({
  ...(orgName !== before.orgName && { orgName }),
  ...(areaCode !== before.areaCode && { areaCode }),
})
