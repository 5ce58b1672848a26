import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { copyTree } from './copyTree.ts'

const PREFIX = 'snapshot-'
/** Copies older than this are orphaned: packing never takes so long. */
const FORGOTTEN_MS = 24 * 3600_000

/**
 * Copies `dataDir`/database into a new folder below `dataDir`, on the same disk: a file system that shares blocks needs
 * no time and no space for it. Removes orphaned copies older than a day.
 */
export async function copyDatabase(dataDir: string): Promise<string> {
  await removeForgotten(dataDir)
  const folder = await mkdtemp(join(dataDir, PREFIX))
  try {
    await copyTree(join(dataDir, 'database'), join(folder, 'database'))
    return folder
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

async function removeForgotten(dataDir: string): Promise<void> {
  const names = (await readdir(dataDir)).filter((name) => name.startsWith(PREFIX))
  for (const folder of names.map((name) => join(dataDir, name))) {
    const { mtimeMs } = await stat(folder)
    if (Date.now() - mtimeMs > FORGOTTEN_MS) await rm(folder, { recursive: true, force: true })
  }
}
