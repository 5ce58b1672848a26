import { readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { assertDurable } from './assertDurable.ts'
import { DurableNodeFS } from './durableNodeFs.ts'
import type { MemoryPlace, WorkerPlace } from './messages.ts'
import { DURABLE_START, MEMORY_START, PARSERS, SERIALIZERS } from './pgliteOptions.ts'

const VALUES = { parsers: PARSERS, serializers: SERIALIZERS }
const MEMORY = { startParams: [...MEMORY_START], ...VALUES }

/** Opens the database of a worker. A data directory must exist, and its durability is verified before use. */
export async function openDatabase(place: WorkerPlace): Promise<PGlite> {
  return 'memory' in place ? openMemory(place) : openDirectory(place.dataDir)
}

async function openDirectory(dataDir: string): Promise<PGlite> {
  const fs = new DurableNodeFS(dataDir)
  const db = await PGlite.create({ fs, startParams: [...DURABLE_START], ...VALUES })
  await assertDurable(db, fs)
  return db
}

/** Small WAL segments halve the size of an image and the time to open it. */
function openMemory({ image, engine }: MemoryPlace): Promise<PGlite> {
  const options = { ...MEMORY, pgliteWasmModule: engine }
  return image === undefined
    ? PGlite.create({ initDbStartParams: ['--wal-segsize=1'], ...options })
    : PGlite.create({ loadDataDir: new Blob([readFileSync(image)]), ...options })
}
