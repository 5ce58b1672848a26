import type { Insertable, Selectable, Updateable } from 'kysely'
import { Conflict } from '../databaseError.ts'
import { publicId } from '../publicId.ts'
import type { Tx } from '../store.ts'
import { json } from '../tables/json.ts'
import type { OrApplicationTable } from '../tables/orApplications.ts'

export type OrApplication = Selectable<OrApplicationTable>

type Managed = 'orgId' | 'id' | 'createdAt' | 'updatedAt' | 'revision'
type Plain = Omit<OrApplication, Managed>
type Optional = { [K in keyof Plain as null extends Plain[K] ? K : never]?: Plain[K] }
/** A new application: nullable columns may be left out; formInfo and enclosure as values. */
export type NewOrApplication = Optional &
  Omit<Plain, keyof Optional | 'enclosure'> & { enclosure?: OrApplication['enclosure'] }
export type OrApplicationPatch = Partial<Plain>

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

/** Conflict `or_application_once` when the recommendation has its application already. */
export async function insertOrApplication(
  tx: Tx,
  application: NewOrApplication,
): Promise<OrApplication> {
  const { formInfo, enclosure = [], ...plain } = application
  return tx.db
    .insertInto('orApplication')
    .values({
      ...NOTHING,
      ...plain,
      formInfo: json(formInfo),
      enclosure: json(enclosure),
      orgId: tx.orgId,
      id: publicId(),
      createdAt: tx.now,
      updatedAt: tx.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function findOrApplication(tx: Tx, id: string): Promise<OrApplication | undefined> {
  return orApplications(tx).where('id', '=', id).executeTakeFirst()
}

/** Reads the application and holds it until the transaction ends. */
export async function lockOrApplication(tx: Tx, id: string): Promise<OrApplication | undefined> {
  return orApplications(tx).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Saves a change of the revision that was read; Conflict `application_revision` when somebody saved in between. */
export async function saveOrApplication(
  tx: Tx,
  read: Pick<OrApplication, 'id' | 'revision'>,
  patch: OrApplicationPatch,
): Promise<OrApplication> {
  const saved = await tx.db
    .updateTable('orApplication')
    .set({ ...columns(patch), updatedAt: tx.now, revision: read.revision + 1 })
    .where('orgId', '=', tx.orgId)
    .where('id', '=', read.id)
    .where('revision', '=', read.revision)
    .returningAll()
    .executeTakeFirst()
  if (saved) return saved
  throw new Conflict('the application was saved by somebody else', {
    constraint: 'application_revision',
  })
}

function columns({ formInfo, enclosure, ...plain }: OrApplicationPatch) {
  const patch: Updateable<OrApplicationTable> = plain
  if (formInfo !== undefined) patch.formInfo = json(formInfo)
  if (enclosure !== undefined) patch.enclosure = json(enclosure)
  return patch
}

function orApplications(tx: Tx) {
  return tx.db.selectFrom('orApplication').where('orgId', '=', tx.orgId).selectAll()
}
