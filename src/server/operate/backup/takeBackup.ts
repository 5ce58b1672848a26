import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fill } from '#domain/text/fill.ts'
import { askRunningServer } from '#server/control/controlSocket.ts'
import words from '#server/messages/backup.json' with { type: 'json' }
import { lockDirectory } from '#server/store/embedded/directoryLock.ts'
import { findDamage, wasStopped } from '#server/store/embedded/pages/findDamage.ts'
import { damageSaid } from '#server/store/embedded/pages/requireWholePages.ts'
import { MEMBER, pack } from './archive.ts'

/**
 * Writes the embedded database to `file`, including everything acknowledged before. A running server makes a copy
 * between two transactions. Without a server the directory is locked and packed without being opened, so that a backup
 * before an upgrade keeps the database in the old version's format. Damaged pages are refused, but where the database was
 * killed: what it was writing then is made whole by the next start.
 */
export async function takeBackup(dataDir: string, file: string): Promise<void> {
  const answer = await askRunningServer(dataDir, { command: 'snapshot' })
  if (!answer) return packAtRest(dataDir, file)
  const { snapshot } = answer
  if (!snapshot) throw new Error(answer.lines.join('\n'))
  try {
    await packWhole(snapshot, file)
  } finally {
    await rm(snapshot, { recursive: true, force: true })
  }
}

/** Never makes a backup of damaged pages: it would take the place of a good one. */
async function packWhole(folder: string, file: string): Promise<void> {
  const damage = await findDamage(join(folder, MEMBER))
  if (damage.length > 0) throw new Error(fill(words.damaged, damageSaid(damage)))
  await pack(folder, file)
}

async function packAtRest(dataDir: string, file: string): Promise<void> {
  if (!existsSync(join(dataDir, MEMBER))) throw new Error(fill(words.noDatabase, { dataDir }))
  const lock = await lockDirectory(dataDir)
  try {
    if (!(await wasStopped(join(dataDir, MEMBER)))) return await pack(dataDir, file)
    await packWhole(dataDir, file)
  } finally {
    await lock.release()
  }
}
