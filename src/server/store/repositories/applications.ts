import type { Insertable, Selectable } from 'kysely'
import type { Tx } from '../store.ts'
import type { MemberApplicationTable } from '../tables/applications.ts'
import {
  type NewRow,
  newColumns,
  type RowPatch,
  savedBetween,
  savedColumns,
} from './applicationColumns.ts'
import { notePickedUnits } from './unitPicks.ts'

export type Application = Selectable<MemberApplicationTable>

export type NewApplication = NewRow<Application>
export type ApplicationPatch = RowPatch<Application>

const NOTHING = {
  realName: null,
  mobile: null,
  sex: null,
  cardNo: null,
  areaCode: null,
  orgUnitId: null,
  orgName: null,
  photo: null,
  introduction: null,
  memberNum: null,
  endAt: null,
  accountId: null,
} satisfies Partial<Insertable<MemberApplicationTable>>

export async function insertApplication(tx: Tx, application: NewApplication): Promise<Application> {
  const made = await tx.db
    .insertInto('memberApplication')
    .values({ ...NOTHING, ...newColumns(tx, application) })
    .returningAll()
    .executeTakeFirstOrThrow()
  await notePickedUnits(tx, made.id, application.formInfo)
  return made
}

export async function findApplication(tx: Tx, id: string): Promise<Application | undefined> {
  return applications(tx).where('id', '=', id).executeTakeFirst()
}

/**
 * Reads the application with a row lock until the transaction ends, so that no other change comes between reading and
 * saving.
 */
export async function lockApplication(tx: Tx, id: string): Promise<Application | undefined> {
  return applications(tx).where('id', '=', id).forUpdate().executeTakeFirst()
}

/**
 * Saves a change of the revision that was read. Throws Conflict `application_revision` when it was saved in between
 * (impossible under `lockApplication`), Conflict `member_num_taken` for a number in use.
 */
export async function saveApplication(
  tx: Tx,
  read: Pick<Application, 'id' | 'revision'>,
  patch: ApplicationPatch,
): Promise<Application> {
  const saved = await tx.db
    .updateTable('memberApplication')
    .set(savedColumns(tx, read, patch))
    .where('orgId', '=', tx.orgId)
    .where('id', '=', read.id)
    .where('revision', '=', read.revision)
    .returningAll()
    .executeTakeFirstOrThrow(savedBetween)
  if (patch.formInfo) await notePickedUnits(tx, read.id, patch.formInfo)
  return saved
}

function applications(tx: Tx) {
  return tx.db.selectFrom('memberApplication').where('orgId', '=', tx.orgId).selectAll()
}
