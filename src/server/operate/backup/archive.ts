import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fill } from '#domain/text/fill.ts'
import words from '#server/messages/backup.json' with { type: 'json' }
import { fsyncDirectory } from '#server/store/embedded/fsyncTree.ts'

/** Name of the database folder inside a backup. */
export const MEMBER = 'database'

/**
 * Packs `folder`/database into `file` (tar, gzip, mode 0600). The file appears only once it is complete and flushed; an
 * existing file is never replaced.
 */
export async function pack(folder: string, file: string): Promise<void> {
  if (existsSync(file)) throw new Error(fill(words.exists, { file }))
  const part = `${file}.part`
  const handle = await open(part, 'w', 0o600)
  try {
    await tar(['-C', folder, '-czf', '-', MEMBER], handle)
    await handle.sync()
    await rename(part, file)
    fsyncDirectory(dirname(file))
  } catch (error) {
    await rm(part, { force: true })
    throw error
  } finally {
    await handle.close()
  }
}

/** Unpacks the database of a backup below `folder`; other members of the archive are ignored. */
export const unpack = (file: string, folder: string): Promise<void> =>
  tar(['-C', folder, '-xzf', file, '--no-same-owner', MEMBER])

async function tar(args: string[], output?: FileHandle): Promise<void> {
  const child = spawn('tar', args, { stdio: ['ignore', output?.fd ?? 'ignore', 'pipe'] })
  let stderrText = ''
  child.stderr?.on('data', (chunk) => {
    stderrText += String(chunk)
  })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0) throw new Error(fill(words.tarFailed, { reason: stderrText.trim() }))
}
