import { existsSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { DurableNodeFS } from './durableNodeFs.ts'
import { fsyncDirectory, fsyncTree } from './fsyncTree.ts'
import { DURABLE_START } from './pgliteOptions.ts'

/**
 * Creates the data directory under a temporary name and renames it once everything is flushed: after a crash or power
 * cut the next start deletes the unfinished one. Runs in a worker that ends afterwards, because creation takes about
 * 800 MB.
 */
export async function createDataDir(dataDir: string): Promise<void> {
  if (existsSync(dataDir)) return
  const unfinished = `${dataDir}.new`
  rmSync(unfinished, { recursive: true, force: true })
  const db = await PGlite.create({
    fs: new DurableNodeFS(unfinished),
    startParams: [...DURABLE_START],
  })
  await db.close()
  fsyncTree(unfinished)
  renameSync(unfinished, dataDir)
  fsyncDirectory(dirname(dataDir))
}
