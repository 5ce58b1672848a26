import type { Schema } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { isCurrentArea } from '#domain/dictionary/areaTrail.ts'
import { mask } from '#domain/person/mask.ts'
import { isOrgName } from '#domain/text/kinds/orgName.ts'
import type { CallContext } from '#server/base/call.ts'
import type { SharedData } from '#server/base/shared/sharedData.ts'
import type { CallSubject } from '#server/base/subject.ts'
import { Refusal } from '#server/messages/refusal.ts'
import {
  isOrgNameFree,
  type LockedUnit,
  lockOrgUnit,
  type OrgUnit,
} from '#server/modules/records/repositories/orgUnits.ts'
import type { Tx } from '#server/store/store.ts'
import type { ListedUnit } from '../repositories/orgUnitLists.ts'
import { noteManaged } from '../users/managedUser.ts'

/** Values of a unit that staff enter. */
export type Unit = Pick<OrgUnit, 'orgName' | 'areaCode' | 'linkMan' | 'linkPhone'>

/** A unit for staff lists, with the contact's number masked. */
export const managedUnit = ({
  id,
  orgName,
  areaCode,
  linkMan,
  linkPhone,
  inUse,
  createdAt,
}: ListedUnit): Schema<'ManagedOrg'> => ({
  id,
  orgName,
  areaCode,
  linkMan,
  maskPhone: mask('mobile', linkPhone),
  status: inUse ? '1' : '0',
  createAt: createdAt.toISOString(),
})

/**
 * Locks and returns a unit of this society.
 * @throws NotFound for any other id
 */
export async function heldUnit(tx: Tx, id: string): Promise<LockedUnit> {
  const unit = await lockOrgUnit(tx, id)
  if (!unit) throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
  return unit
}

/**
 * Validates a unit by the rules of its registration and returns its columns.
 * @param own the unit being changed, which may keep its name and its area
 * @throws BadRequest for an invalid name or area, Conflict for a name that another unit of the area has
 */
export async function unitOf(
  tx: Tx,
  { parts }: CallContext<never, { shared: SharedData }>,
  { orgName, areaCode, linkMan, linkPhone }: Unit,
  own?: Pick<OrgUnit, 'id' | 'areaCode'>,
): Promise<Unit> {
  if (!isOrgName(orgName)) throw new Refusal(RefusalCode.BadRequest, 'orgNameFormat')
  if (areaCode !== own?.areaCode && !isCurrentArea(parts.shared.areas, areaCode))
    throw new Refusal(RefusalCode.BadRequest, 'areaUnknown')
  if (!(await isOrgNameFree(tx, areaCode, orgName, own?.id)))
    throw new Refusal(RefusalCode.Conflict, 'unitRegistered')
  return { orgName, areaCode, linkMan, linkPhone }
}

/** Logs a change of a unit, as `noteManaged` does for accounts. */
export const noteUnit = (
  tx: Tx,
  subject: CallSubject,
  { id, orgName, opinion }: { id: string; orgName: string; opinion: string },
): Promise<void> => noteManaged(tx, subject, { id, realName: orgName, opinion, nodeId: 'unit' })
