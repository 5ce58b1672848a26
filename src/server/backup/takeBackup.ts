import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fill } from '#domain/text/fill.ts'
import { askRunningServer } from '../config/controlSocket.ts'
import words from '../messages/backup.json' with { type: 'json' }
import { lockDirectory } from '../store/embedded/directoryLock.ts'
import { MEMBER, pack } from './archive.ts'

/**
 * Writes the embedded database to `file`, including everything acknowledged before. A running server makes a copy
 * between two transactions. Without a server the directory is locked and packed without being opened, so that a backup
 * before an upgrade keeps the database in the old version's format.
 */
export async function takeBackup(dataDir: string, file: string): Promise<void> {
  const answer = await askRunningServer(dataDir, { command: 'snapshot' })
  if (!answer) return packAtRest(dataDir, file)
  const { snapshot } = answer
  if (!snapshot) throw new Error(answer.lines.join('\n'))
  try {
    await pack(snapshot, file)
  } finally {
    await rm(snapshot, { recursive: true, force: true })
  }
}

async function packAtRest(dataDir: string, file: string): Promise<void> {
  if (!existsSync(join(dataDir, MEMBER))) throw new Error(fill(words.noDatabase, { dataDir }))
  const lock = await lockDirectory(dataDir)
  try {
    await pack(dataDir, file)
  } finally {
    await lock.release()
  }
}
