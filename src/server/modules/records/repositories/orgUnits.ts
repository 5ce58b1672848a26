import type { Insertable, Selectable, Updateable } from 'kysely'
import { publicId } from '#server/store/publicId.ts'
import type { Tx } from '#server/store/store.ts'
import type { OrgUnitTable } from '#server/store/tables/accounts.ts'

export type OrgUnit = Selectable<OrgUnitTable>

declare const LOCKED: unique symbol
/** A unit as it is now, which nobody else changes until the transaction ends. */
export type LockedUnit = OrgUnit & { readonly [LOCKED]: true }

export type OrgUnitPatch = Omit<Updateable<OrgUnitTable>, 'orgId' | 'id' | 'createdAt'>
export type NewOrgUnit = Omit<Insertable<OrgUnitTable>, 'orgId' | 'id' | 'createdAt'>

/** Registers a unit; throws Conflict `org_unit_name_taken` when the area has one with that name. */
export async function insertOrgUnit(tx: Tx, unit: NewOrgUnit): Promise<LockedUnit> {
  const made = await tx.db
    .insertInto('orgUnit')
    .values({ ...unit, orgId: tx.orgId, id: publicId(), createdAt: tx.now })
    .returningAll()
    .executeTakeFirstOrThrow()
  return made as LockedUnit
}

export async function findOrgUnit(tx: Tx, id: string): Promise<OrgUnit | undefined> {
  return units(tx).where('id', '=', id).executeTakeFirst()
}

/** Locks the unit until the transaction ends. A unit is locked before accounts. */
export async function lockOrgUnit(tx: Tx, id: string): Promise<LockedUnit | undefined> {
  const found = await units(tx).where('id', '=', id).forUpdate().executeTakeFirst()
  return found as LockedUnit | undefined
}

/** Keeps the unit from being changed until the transaction ends, for copies of its name. Taken before accounts. */
export async function shareOrgUnit(tx: Tx, id: string): Promise<OrgUnit | undefined> {
  return units(tx).where('id', '=', id).forShare().executeTakeFirst()
}

/** As `shareOrgUnit`, the existing units among `ids`, in any order: whoever changes a unit locks that one alone. */
export async function shareOrgUnits(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await units(tx).where('id', 'in', ids).forShare().execute()
}

/** The existing units among `ids`, unordered. */
export async function findOrgUnits(tx: Tx, ids: readonly string[]): Promise<OrgUnit[]> {
  return units(tx).where('id', 'in', ids).execute()
}

/** Updates the columns of the patch; Conflict as `insertOrgUnit`. */
export async function updateOrgUnit(
  tx: Tx,
  { id }: LockedUnit,
  patch: OrgUnitPatch,
): Promise<void> {
  await tx.db
    .updateTable('orgUnit')
    .set(patch)
    .where('orgId', '=', tx.orgId)
    .where('id', '=', id)
    .execute()
}

/** The specification's validOrgName: true when no unit of the area but `exceptId` has the name. */
export async function isOrgNameFree(
  tx: Tx,
  areaCode: string,
  orgName: string,
  exceptId?: string,
): Promise<boolean> {
  const found = await units(tx)
    .where('areaCode', '=', areaCode)
    .where('orgName', '=', orgName)
    .executeTakeFirst()
  return found === undefined || found.id === exceptId
}

export interface OrgUnitFilter {
  areaCode?: string | undefined
  orgType?: string | undefined
  oneSubOrgType?: string | undefined
  notId?: string | undefined
}

/** More than any society has: the pickers get one list without paging, and units beyond it cannot be picked. */
const MOST_UNITS = 10_000

/** Units for the pickers, the oldest first: names are encrypted, and callers sort by them. */
export async function listOrgUnits(tx: Tx, filter: OrgUnitFilter): Promise<OrgUnit[]> {
  const { areaCode, orgType, oneSubOrgType, notId } = filter
  return units(tx)
    .$if(areaCode !== undefined, (q) => q.where('areaCode', '=', areaCode ?? ''))
    .$if(orgType !== undefined, (q) => q.where('orgType', '=', orgType ?? ''))
    .$if(oneSubOrgType !== undefined, (q) => q.where('oneSubOrgType', '=', oneSubOrgType ?? ''))
    .$if(notId !== undefined, (q) => q.where('id', '!=', notId ?? ''))
    .orderBy('createdAt')
    .orderBy('id')
    .limit(MOST_UNITS)
    .execute()
}

function units(tx: Tx) {
  return tx.db.selectFrom('orgUnit').where('orgId', '=', tx.orgId).selectAll()
}
