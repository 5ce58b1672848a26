import { type Selectable, sql } from 'kysely'
import type { Tx } from '#server/store/store.ts'
import type { ConfigChangeDocumentTable } from '#server/store/tables/configChanges.ts'

export type ChangeDocument = Selectable<ConfigChangeDocumentTable>

/** A document as a change set makes it; null where it is removed. */
export type ChangedDocument = Pick<ChangeDocument, 'path' | 'content'>

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

/** What a change set changes, by path, with the SHA-256 of each content; null where it is removed. */
export const listChangeHashes = (
  tx: Tx,
  changeId: string,
): Promise<{ path: string; hash: string | null }[]> =>
  tx.db
    .selectFrom('configChangeDocument')
    .where('orgId', '=', tx.orgId)
    .where('changeId', '=', changeId)
    .select([
      'path',
      sql<string | null>`encode(sha256(convert_to(content, 'UTF8')), 'hex')`.as('hash'),
    ])
    .orderBy('path')
    .execute()

/** The contents that change sets give to a path. */
export async function findDraftContents(tx: Tx, path: string): Promise<string[]> {
  const found = await tx.db
    .selectFrom('configChangeDocument')
    .where('orgId', '=', tx.orgId)
    .where('path', '=', path)
    .select('content')
    .execute()
  return found.flatMap(({ content }) => content ?? [])
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
  const { content, rev, baseHash } = document
  await tx.db
    .insertInto('configChangeDocument')
    .values({ orgId: tx.orgId, ...document })
    .onConflict((on) =>
      on.columns(['orgId', 'changeId', 'path']).doUpdateSet({ content, rev, baseHash }),
    )
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
