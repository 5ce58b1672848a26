import type { Insertable, Selectable, Updateable } from 'kysely'
import { Conflict } from '../databaseError.ts'
import { publicId } from '../publicId.ts'
import type { Tx } from '../store.ts'
import type { MemberApplicationTable } from '../tables/applications.ts'
import { json } from '../tables/json.ts'

export type Application = Selectable<MemberApplicationTable>

type Managed = 'orgId' | 'id' | 'createdAt' | 'updatedAt' | 'revision'
type Plain = Omit<Application, Managed>
type Optional = { [K in keyof Plain as null extends Plain[K] ? K : never]?: Plain[K] }
/** A new application: nullable columns may be left out; formInfo and enclosure as values. */
export type NewApplication = Optional &
  Omit<Plain, keyof Optional | 'enclosure'> & { enclosure?: Application['enclosure'] }
export type ApplicationPatch = Partial<Plain>

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
  const { formInfo, enclosure = [], ...plain } = application
  return tx.db
    .insertInto('memberApplication')
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

export async function findApplication(tx: Tx, id: string): Promise<Application | undefined> {
  return applications(tx).where('id', '=', id).executeTakeFirst()
}

/** Reads the application and holds it until the transaction ends: read, decide, save, without a rival in between. */
export async function lockApplication(tx: Tx, id: string): Promise<Application | undefined> {
  return applications(tx).where('id', '=', id).forUpdate().executeTakeFirst()
}

/**
 * Saves a change of the revision that was read. Conflict `application_revision` when somebody saved in between
 * (cannot happen under `lockApplication`), Conflict `member_num_taken` for a number in use.
 */
export async function saveApplication(
  tx: Tx,
  read: Pick<Application, 'id' | 'revision'>,
  patch: ApplicationPatch,
): Promise<Application> {
  const saved = await tx.db
    .updateTable('memberApplication')
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

function columns({ formInfo, enclosure, ...plain }: ApplicationPatch) {
  const patch: Updateable<MemberApplicationTable> = plain
  if (formInfo !== undefined) patch.formInfo = json(formInfo)
  if (enclosure !== undefined) patch.enclosure = json(enclosure)
  return patch
}

function applications(tx: Tx) {
  return tx.db.selectFrom('memberApplication').where('orgId', '=', tx.orgId).selectAll()
}
