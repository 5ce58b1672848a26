import { createHash } from 'node:crypto'
import type { Tx } from '#server/store/store.ts'

const blobHash = (content: string): string => createHash('sha256').update(content).digest('hex')

/** Hash by which a text is stored among an organisation's blobs; null for a missing document. */
export const contentHashOf = (content: string | null): string | null =>
  content === null ? null : blobHash(content)

/** Stores the texts that are new to the organisation; returns path → hash. */
export async function putBlobs(
  tx: Tx,
  documents: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const named = Object.entries(documents).map(([path, content]) => ({
    path,
    content,
    hash: blobHash(content),
  }))
  const rows = new Map(named.map(({ hash, content }) => [hash, { orgId: tx.orgId, hash, content }]))
  if (rows.size > 0)
    await tx.db
      .insertInto('configBlob')
      .values([...rows.values()])
      .onConflict((on) => on.columns(['orgId', 'hash']).doNothing())
      .execute()
  return Object.fromEntries(named.map(({ path, hash }) => [path, hash]))
}

/** A text by its hash; undefined for an unknown one. */
export async function findBlob(tx: Tx, hash: string): Promise<string | undefined> {
  const found = await tx.db
    .selectFrom('configBlob')
    .where('orgId', '=', tx.orgId)
    .where('hash', '=', hash)
    .select('content')
    .executeTakeFirst()
  return found?.content
}

/** Returns hash → text; hashes that the organisation does not have are absent. */
export async function listBlobs(tx: Tx, hashes: readonly string[]): Promise<Map<string, string>> {
  if (hashes.length === 0) return new Map()
  const rows = await tx.db
    .selectFrom('configBlob')
    .where('orgId', '=', tx.orgId)
    .where('hash', 'in', hashes)
    .select(['hash', 'content'])
    .execute()
  return new Map(rows.map(({ hash, content }) => [hash, content]))
}
