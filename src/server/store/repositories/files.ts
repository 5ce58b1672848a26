import type { Insertable, Selectable } from 'kysely'
import type { SystemTx, Tx } from '../store.ts'
import type { UploadedFileTable } from '../tables/applications.ts'

export type UploadedFile = Selectable<UploadedFileTable>
export type NewUploadedFile = Omit<Insertable<UploadedFileTable>, 'orgId' | 'createdAt' | 'usedAt'>

export async function insertFile(tx: Tx, file: NewUploadedFile): Promise<void> {
  await tx.db
    .insertInto('uploadedFile')
    .values({ ...file, orgId: tx.orgId, createdAt: tx.now, usedAt: null })
    .execute()
}

export async function findFile(tx: Tx, path: string): Promise<UploadedFile | undefined> {
  return tx.db
    .selectFrom('uploadedFile')
    .where('orgId', '=', tx.orgId)
    .where('path', '=', path)
    .selectAll()
    .executeTakeFirst()
}

/** Those of `paths` that were uploaded here, whatever their order. */
export async function findFiles(tx: Tx, paths: readonly string[]): Promise<UploadedFile[]> {
  if (paths.length === 0) return []
  return tx.db
    .selectFrom('uploadedFile')
    .where('orgId', '=', tx.orgId)
    .where('path', 'in', [...paths])
    .selectAll()
    .execute()
}

/** Notes that a record refers to the files, so that a sweep leaves them alone. */
export async function markFilesUsed(tx: Tx, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return
  await tx.db
    .updateTable('uploadedFile')
    .set({ usedAt: tx.now })
    .where('orgId', '=', tx.orgId)
    .where('path', 'in', [...paths])
    .where('usedAt', 'is', null)
    .execute()
}

/** Files no record refers to, uploaded before `before`, oldest first. */
export async function listUnusedFiles(
  tx: Tx,
  before: Date,
  limit: number,
): Promise<UploadedFile[]> {
  return tx.db
    .selectFrom('uploadedFile')
    .where('orgId', '=', tx.orgId)
    .where('usedAt', 'is', null)
    .where('createdAt', '<', before)
    .selectAll()
    .orderBy('createdAt')
    .limit(limit)
    .execute()
}

export async function deleteFile(tx: Tx, path: string): Promise<void> {
  await tx.db
    .deleteFrom('uploadedFile')
    .where('orgId', '=', tx.orgId)
    .where('path', '=', path)
    .execute()
}

/** The record has let go of them: a sweep may take them. */
export async function releaseFiles(tx: Tx, paths: readonly string[]): Promise<void> {
  const known = paths.filter((path) => path !== '')
  if (known.length === 0) return
  await tx.db
    .updateTable('uploadedFile')
    .set({ usedAt: null })
    .where('orgId', '=', tx.orgId)
    .where('path', 'in', known)
    .execute()
}

/** Files of a purpose in all organisations that were made before `before`, oldest first. */
export async function listOldFiles(
  tx: SystemTx,
  purpose: string,
  before: Date,
  limit: number,
): Promise<UploadedFile[]> {
  return tx.db
    .selectFrom('uploadedFile')
    .where('purpose', '=', purpose)
    .where('createdAt', '<', before)
    .selectAll()
    .orderBy('createdAt')
    .limit(limit)
    .execute()
}
