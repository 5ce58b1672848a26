import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fill } from '#domain/text/fill.ts'
import type { Totals } from '#server/base/repositories/totals.ts'
import words from '#server/messages/backup.json' with { type: 'json' }
import { fsyncDirectory } from '#server/store/embedded/fsyncTree.ts'
import { backupName, type KeptFor, outdatedBackups } from './keptBackups.ts'
import { restoreBackup } from './restoreBackup.ts'
import { takeBackup } from './takeBackup.ts'

export interface Kept {
  file: string
  totals: Totals
  removed: string[]
}

interface Places {
  dataDir: string
  secretsDir: string
  folder: string
}

/**
 * Takes a backup into the folder, restores it beside and opens it, and only then removes what the policy no longer keeps.
 * One that does not open is set aside under another name, and nothing is removed.
 */
export async function keepBackups(
  { dataDir, secretsDir, folder }: Places,
  keptFor: KeptFor,
  now: Date,
): Promise<Kept> {
  if (!existsSync(folder)) throw new Error(fill(words.noFolder, { folder }))
  const file = join(folder, backupName(now))
  await takeBackup(dataDir, file)
  const totals = await verify(file, { folder, secretsDir })
  const removed = outdatedBackups(readdirSync(folder), keptFor)
  for (const name of removed) rmSync(join(folder, name))
  fsyncDirectory(folder)
  return { file, totals, removed }
}

async function verify(
  file: string,
  { folder, secretsDir }: Omit<Places, 'dataDir'>,
): Promise<Totals> {
  const trial = mkdtempSync(join(folder, '.trial-'))
  try {
    return await restoreBackup(file, { dataDir: trial, secretsDir }, () => undefined)
  } catch (error) {
    renameSync(file, `${file}.broken`)
    throw new Error(fill(words.broken, { file, reason: (error as Error).message }))
  } finally {
    rmSync(trial, { recursive: true, force: true })
  }
}
