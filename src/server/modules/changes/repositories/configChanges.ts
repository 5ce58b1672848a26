import { type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import { publicId } from '#server/store/publicId.ts'
import { type Listed, listed } from '#server/store/queries/listed.ts'
import type { Database } from '#server/store/schema.ts'
import type { Tx } from '#server/store/store.ts'
import type { ChangeStatus, ConfigChangeTable } from '#server/store/tables/configChanges.ts'

export type ConfigChange = Selectable<ConfigChangeTable>

/** A change set with the paths of what it changes; `updatedAt` is its last step's time. */
export interface ListedChange extends ConfigChange {
  paths: string[]
}

export async function insertChange(
  tx: Tx,
  change: Pick<ConfigChange, 'title' | 'baseVersion' | 'createdBy'>,
): Promise<ConfigChange> {
  return tx.db
    .insertInto('configChange')
    .values({
      ...change,
      orgId: tx.orgId,
      id: publicId(),
      status: 'open',
      createdAt: tx.now,
      updatedAt: tx.now,
      readyBy: null,
      note: null,
      remark: null,
      publishBy: null,
      publishAt: null,
      version: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function findChange(tx: Tx, id: string): Promise<ConfigChange | undefined> {
  return byId(tx, id).executeTakeFirst()
}

/** The change set with a lock until the transaction ends: its documents change one step after the other. */
export async function lockChange(tx: Tx, id: string): Promise<ConfigChange | undefined> {
  return byId(tx, id).forUpdate().executeTakeFirst()
}

const byId = (tx: Tx, id: string) =>
  tx.db.selectFrom('configChange').where('orgId', '=', tx.orgId).where('id', '=', id).selectAll()

export async function updateChange(
  tx: Tx,
  id: string,
  patch: Partial<Omit<ConfigChange, 'orgId' | 'id' | 'createdAt' | 'createdBy'>>,
): Promise<void> {
  await tx.db
    .updateTable('configChange')
    .set({ ...patch, updatedAt: tx.now })
    .where('orgId', '=', tx.orgId)
    .where('id', '=', id)
    .execute()
}

/** Change sets with one of these states, the one that was changed last first. */
export function listChanges(tx: Tx, statuses: readonly ChangeStatus[]): Listed<ListedChange> {
  const paths = sql<string[]>`coalesce((
    select json_agg(path order by path) from config_change_document d
    where d.org_id = config_change.org_id and d.change_id = config_change.id), '[]'::json)`
  const updatedAt = sql<Date>`greatest(updated_at, (
    select max(created_at) from config_change_step s
    where s.org_id = config_change.org_id and s.change_id = config_change.id))`
  const query = tx.db
    .selectFrom('configChange')
    .where('orgId', '=', tx.orgId)
    .where('status', 'in', [...statuses])
    .selectAll()
    .select([paths.as('paths'), updatedAt.as('updatedAt')])
    .orderBy(updatedAt, 'desc')
    .orderBy('id')
  return listed(tx, query as SelectQueryBuilder<Database, 'configChange', ListedChange>, ['id'])
}
