import { existsSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { DurableNodeFS } from './durableNodeFs.ts'
import { fsyncDirectory, fsyncTree } from './fsyncTree.ts'
import { DURABLE_START } from './pgliteOptions.ts'

/**
 * Creates the data directory beside its place and moves it there when all of it is on the disk: a process killed or
 * a power cut in between leaves an unfinished one that the next start throws away. Runs in a worker that ends
 * afterwards, because creating takes about 800 MB.
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
