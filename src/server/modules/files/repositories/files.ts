import { type Insertable, type Selectable, sql } from 'kysely'
import { type FilePlaceName, OBJECT_NAME } from '#server/store/filePlaces.ts'
import type { SystemTx, Tx } from '#server/store/store.ts'
import type { UploadedFileTable } from '#server/store/tables/applications.ts'

export type UploadedFile = Selectable<UploadedFileTable>
export type NewUploadedFile = Omit<
  Insertable<UploadedFileTable>,
  'orgId' | 'createdAt' | 'usedAt' | 'releasedAt' | 'sweptAt'
>

export async function insertFile(tx: Tx, file: NewUploadedFile): Promise<void> {
  const unused = { usedAt: null, releasedAt: null, sweptAt: null }
  await tx.db
    .insertInto('uploadedFile')
    .values({ ...file, ...unused, orgId: tx.orgId, createdAt: tx.now })
    .execute()
}

/** A file that no sweep has claimed. */
export async function findFile(tx: Tx, path: string): Promise<UploadedFile | undefined> {
  return tx.db
    .selectFrom('uploadedFile')
    .where('orgId', '=', tx.orgId)
    .where('path', '=', path)
    .where('sweptAt', 'is', null)
    .selectAll()
    .executeTakeFirst()
}

/**
 * Locks the known files among `paths` against the sweep until the transaction ends; files it has claimed have
 * `sweptAt`.
 */
export async function lockFiles(tx: Tx, paths: readonly string[]): Promise<UploadedFile[]> {
  if (paths.length === 0) return []
  return tx.db
    .selectFrom('uploadedFile')
    .where('orgId', '=', tx.orgId)
    .where('path', 'in', [...paths])
    .selectAll()
    .orderBy('path')
    .forUpdate()
    .execute()
}

/** Marks files as used by a record, so that a sweep leaves them; `owner` becomes the owner of files without one. */
export async function markFilesUsed(tx: Tx, paths: readonly string[], owner = ''): Promise<void> {
  if (paths.length === 0) return
  const named = tx.db
    .updateTable('uploadedFile')
    .where('orgId', '=', tx.orgId)
    .where('path', 'in', [...paths])
  await named.set({ usedAt: tx.now, releasedAt: null }).where('usedAt', 'is', null).execute()
  if (owner) await named.set({ owner }).where('owner', '=', '').execute()
}

/** Gives files an owner that were uploaded into this form without one and that no record holds. */
export async function giveFilesOwner(
  tx: Tx,
  { paths, formHash, owner }: { paths: readonly string[]; formHash: string; owner: string },
): Promise<void> {
  if (paths.length === 0) return
  await tx.db
    .updateTable('uploadedFile')
    .set({ owner })
    .where('orgId', '=', tx.orgId)
    .where('path', 'in', [...paths])
    .where('formHash', '=', formHash)
    .where('owner', '=', '')
    .where('usedAt', 'is', null)
    .execute()
}

/** Marks files as released by a record: the sweep deletes them after a day unless another record holds them. */
export async function releaseFiles(tx: Tx, paths: readonly string[]): Promise<void> {
  const known = paths.filter((path) => path !== '')
  if (known.length === 0) return
  await tx.db
    .updateTable('uploadedFile')
    .set({ usedAt: null, releasedAt: tx.now })
    .where('orgId', '=', tx.orgId)
    .where('path', 'in', known)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('fileHolding')
            .whereRef('fileHolding.orgId', '=', 'uploadedFile.orgId')
            .whereRef('fileHolding.path', '=', 'uploadedFile.path')
            .select('fileHolding.path'),
        ),
      ),
    )
    .execute()
}

/** One place of one record. */
export interface Holder {
  holder: string
  place: FilePlaceName
}

export async function listHeld(tx: Tx, { holder, place }: Holder): Promise<string[]> {
  const rows = await tx.db
    .selectFrom('fileHolding')
    .where('orgId', '=', tx.orgId)
    .where('holder', '=', holder)
    .where('place', '=', place)
    .select('path')
    .execute()
  return rows.map(({ path }) => path)
}

/** Places of records that hold these files. */
export async function listHolders(
  tx: Tx,
  paths: readonly string[],
): Promise<(Holder & { path: string })[]> {
  if (paths.length === 0) return []
  return tx.db
    .selectFrom('fileHolding')
    .where('orgId', '=', tx.orgId)
    .where('path', 'in', [...paths])
    .select(['path', 'holder', 'place'])
    .execute()
}

export async function addHoldings(
  tx: Tx,
  { holder, place }: Holder,
  paths: readonly string[],
): Promise<void> {
  if (paths.length === 0) return
  await tx.db
    .insertInto('fileHolding')
    .values(paths.map((path) => ({ orgId: tx.orgId, path, holder, place })))
    .onConflict((on) => on.doNothing())
    .execute()
}

export async function removeHoldings(
  tx: Tx,
  { holder, place }: Holder,
  paths: readonly string[],
): Promise<void> {
  if (paths.length === 0) return
  await tx.db
    .deleteFrom('fileHolding')
    .where('orgId', '=', tx.orgId)
    .where('holder', '=', holder)
    .where('place', '=', place)
    .where('path', 'in', [...paths])
    .execute()
}

export type FileName = Pick<UploadedFile, 'orgId' | 'path'>

/**
 * Claims files that nothing has referred to since `before`, and those an earlier sweep claimed but did not delete.
 * Skips files locked by a submission.
 * @param named object names found in configurations; those files are kept
 */
export async function claimUnusedFiles(
  tx: SystemTx,
  { before, limit, named }: { before: Date; limit: number; named: readonly string[] },
): Promise<FileName[]> {
  const unused = await tx.db
    .selectFrom('uploadedFile as file')
    .where(({ eb, or }) => or([eb('file.sweptAt', 'is not', null), eb('file.usedAt', 'is', null)]))
    .where(({ eb, fn }) => eb(fn.coalesce('file.releasedAt', 'file.createdAt'), '<', before))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('fileHolding as held')
            .whereRef('held.orgId', '=', 'file.orgId')
            .whereRef('held.path', '=', 'file.path')
            .select('held.path'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('certificate as drawn')
            .whereRef('drawn.orgId', '=', 'file.orgId')
            .whereRef('drawn.path', '=', 'file.path')
            .where('drawn.replacedAt', 'is', null)
            .select('drawn.path'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('duesReceipt as receipt')
            .whereRef('receipt.orgId', '=', 'file.orgId')
            .whereRef('receipt.path', '=', 'file.path')
            .select('receipt.path'),
        ),
      ),
    )
    .$if(named.length > 0, (query) => query.where('file.path', 'not in', [...named]))
    .select(['file.orgId', 'file.path'])
    .orderBy('file.createdAt')
    .limit(limit)
    .forUpdate('file')
    .skipLocked()
    .execute()
  for (const { orgId, path } of unused)
    await tx.db
      .updateTable('uploadedFile')
      .set({ sweptAt: tx.now })
      .where('orgId', '=', orgId)
      .where('path', '=', path)
      .execute()
  return unused
}

/** Deletes the row of a file that the storage has deleted. */
export async function deleteSwept(tx: SystemTx, { orgId, path }: FileName): Promise<void> {
  await tx.db
    .deleteFrom('uploadedFile')
    .where('orgId', '=', orgId)
    .where('path', '=', path)
    .where('sweptAt', 'is not', null)
    .execute()
}

/** Names of uploaded files in any version of any configuration: files referred to there must be kept. */
export async function listNamedFiles(tx: SystemTx): Promise<string[]> {
  const found = await sql<{ name: string }>`
    select distinct found.name[1] as name from config_blob
    cross join lateral regexp_matches(content, ${OBJECT_NAME}, 'g') as found(name)
  `.execute(tx.db)
  return found.rows.map(({ name }) => name)
}
