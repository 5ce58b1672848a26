import type { Insertable, Selectable } from 'kysely'
import type { Tx } from '../store.ts'
import type { OrApplicationTable } from '../tables/orApplications.ts'
import {
  type NewRow,
  newColumns,
  type RowPatch,
  savedBetween,
  savedColumns,
} from './applicationColumns.ts'
import { notePickedUnits } from './unitPicks.ts'

export type OrApplication = Selectable<OrApplicationTable>

export type NewOrApplication = NewRow<OrApplication>
export type OrApplicationPatch = RowPatch<OrApplication>

const NOTHING = {
  oneOrType: null,
  twoOrType: null,
  approvalId: null,
  objId: null,
  objCodeId: null,
  memberId: null,
  tsaPosition: null,
  ptPosition: null,
  realName: null,
  mobile: null,
  cardNo: null,
  orgUnitId: null,
  orgName: null,
  accountId: null,
} satisfies Partial<Insertable<OrApplicationTable>>

/** Throws Conflict `or_application_once` when the recommendation already has an application. */
export async function insertOrApplication(
  tx: Tx,
  application: NewOrApplication,
): Promise<OrApplication> {
  const made = await tx.db
    .insertInto('orApplication')
    .values({ ...NOTHING, ...newColumns(tx, application) })
    .returningAll()
    .executeTakeFirstOrThrow()
  await notePickedUnits(tx, made.id, application.formInfo)
  return made
}

export async function findOrApplication(tx: Tx, id: string): Promise<OrApplication | undefined> {
  return orApplications(tx).where('id', '=', id).executeTakeFirst()
}

/** Reads the application with a row lock until the transaction ends. */
export async function lockOrApplication(tx: Tx, id: string): Promise<OrApplication | undefined> {
  return orApplications(tx).where('id', '=', id).forUpdate().executeTakeFirst()
}

/**
 * Saves a change of the revision that was read; throws Conflict `application_revision` when it was saved in between.
 */
export async function saveOrApplication(
  tx: Tx,
  read: Pick<OrApplication, 'id' | 'revision'>,
  patch: OrApplicationPatch,
): Promise<OrApplication> {
  const saved = await tx.db
    .updateTable('orApplication')
    .set(savedColumns(tx, read, patch))
    .where('orgId', '=', tx.orgId)
    .where('id', '=', read.id)
    .where('revision', '=', read.revision)
    .returningAll()
    .executeTakeFirstOrThrow(savedBetween)
  if (patch.formInfo) await notePickedUnits(tx, read.id, patch.formInfo)
  return saved
}

function orApplications(tx: Tx) {
  return tx.db.selectFrom('orApplication').where('orgId', '=', tx.orgId).selectAll()
}
