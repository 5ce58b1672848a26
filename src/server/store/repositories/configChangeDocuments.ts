import type { Selectable } from 'kysely'
import type { Tx } from '../store.ts'
import type { ConfigChangeDocumentTable } from '../tables/configChanges.ts'

export type ChangeDocument = Selectable<ConfigChangeDocumentTable>

/** The documents that a change set changes, by path. */
export async function listChangeDocuments(tx: Tx, changeId: string): Promise<ChangeDocument[]> {
  return tx.db
    .selectFrom('configChangeDocument')
    .where('orgId', '=', tx.orgId)
    .where('changeId', '=', changeId)
    .selectAll()
    .orderBy('path')
    .execute()
}

/** Undefined for a document that is as in the version it was made from. */
export async function findChangeDocument(
  tx: Tx,
  changeId: string,
  path: string,
): Promise<ChangeDocument | undefined> {
  return tx.db
    .selectFrom('configChangeDocument')
    .where('orgId', '=', tx.orgId)
    .where('changeId', '=', changeId)
    .where('path', '=', path)
    .selectAll()
    .executeTakeFirst()
}

/** `content` is null for a removed document. */
export async function putChangeDocument(
  tx: Tx,
  document: Omit<ChangeDocument, 'orgId'>,
): Promise<void> {
  const { content, rev } = document
  await tx.db
    .insertInto('configChangeDocument')
    .values({ orgId: tx.orgId, ...document })
    .onConflict((on) => on.columns(['orgId', 'changeId', 'path']).doUpdateSet({ content, rev }))
    .execute()
}

/** Takes all changed documents out of a change set, for others to be put. */
export async function deleteChangeDocuments(tx: Tx, changeId: string): Promise<void> {
  await tx.db
    .deleteFrom('configChangeDocument')
    .where('orgId', '=', tx.orgId)
    .where('changeId', '=', changeId)
    .execute()
}
