import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fill } from '#domain/text/fill.ts'
import { countTotals, type Totals } from '#server/base/repositories/totals.ts'
import { LOOKUP_KEY, SEALING_KEYS } from '#server/encryption/keyFiles.ts'
import words from '#server/messages/backup.json' with { type: 'json' }
import { fsyncDirectory, fsyncTree } from '#server/store/embedded/fsyncTree.ts'
import { unknownMigrations } from '#server/store/migrate.ts'
import { openStore } from '#server/store/openStore.ts'
import type { StoreLog } from '#server/store/storeLog.ts'
import { MEMBER, unpack } from './archive.ts'

/**
 * Restores the database of a backup into an empty or missing data directory, opens it as a start would (migrations of
 * this version, keys of `secretsDir`) and counts its contents. On any error the directory is left unchanged.
 */
export async function restoreBackup(
  file: string,
  { dataDir, secretsDir }: { dataDir: string; secretsDir: string },
  log: StoreLog,
): Promise<Totals> {
  if (!existsSync(file)) throw new Error(fill(words.noFile, { file }))
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  if (contentsOf(dataDir).length > 0) throw new Error(fill(words.notEmpty, { dataDir }))
  try {
    await putInPlace(file, dataDir)
    return await look({ dataDir, secretsDir }, log)
  } catch (error) {
    for (const name of contentsOf(dataDir)) rmSync(join(dataDir, name), { recursive: true })
    throw error
  }
}

/** Lists the folder's entries other than keys, which an operator may have put there. */
const contentsOf = (folder: string): string[] =>
  readdirSync(folder).filter((name) => name !== SEALING_KEYS && name !== LOOKUP_KEY)

/** Moves the database into place once it is fully flushed, so that an interrupted restore leaves none. */
async function putInPlace(file: string, dataDir: string): Promise<void> {
  const unfinished = join(dataDir, 'restore')
  mkdirSync(unfinished, { mode: 0o700 })
  await unpack(file, unfinished)
  if (!existsSync(join(unfinished, MEMBER, 'PG_VERSION')))
    throw new Error(fill(words.noBackup, { file }))
  fsyncTree(unfinished)
  renameSync(join(unfinished, MEMBER), join(dataDir, MEMBER))
  rmSync(unfinished, { recursive: true })
  fsyncDirectory(dataDir)
}

async function look(
  place: { dataDir: string; secretsDir: string },
  log: StoreLog,
): Promise<Totals> {
  const store = await openStore({ ...place, log })
  try {
    const unknown = await unknownMigrations(store.db)
    if (unknown.length > 0) throw new Error(fill(words.newer, { names: unknown.join('、') }))
    return await store.txSystem(countTotals)
  } finally {
    await store.close()
  }
}
