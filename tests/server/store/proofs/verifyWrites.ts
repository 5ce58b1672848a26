import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { amcheck } from '@electric-sql/pglite/contrib/amcheck'
import { DurableNodeFS } from '#server/store/embedded/durableNodeFs.ts'
import { DURABLE_START } from '#server/store/embedded/pgliteOptions.ts'

export interface Verdict {
  acknowledged: number
  stored: number
  /** Acknowledged ids the database does not have. */
  lost: string[]
  /** Records, events and counter of committed transactions differ: a transaction was torn. */
  torn: boolean
  /** What the integrity checks of PostgreSQL found in tables and indexes. */
  damage: string[]
}

/** Opens the database a writer left and compares it with what was acknowledged. */
export async function verifyWrites(dataDir: string, acknowledgedFile: string): Promise<Verdict> {
  const db = await PGlite.create({
    fs: new DurableNodeFS(join(dataDir, 'database')),
    startParams: [...DURABLE_START],
    extensions: { amcheck },
  })
  try {
    const stored = await column(db, 'select path from uploaded_file')
    const [events = '0'] = await column(db, 'select count(*)::text from audit_entry')
    const [counter = '0'] = await column(db, 'select browse_num::text from notice_view')
    const acknowledged = readAcknowledged(acknowledgedFile)
    const present = new Set(stored)
    return {
      acknowledged: acknowledged.length,
      stored: stored.length,
      lost: acknowledged.filter((id) => !present.has(id)),
      torn: Number(events) !== stored.length || Number(counter) !== stored.length,
      damage: await findDamage(db),
    }
  } finally {
    await db.close()
  }
}

/** The last line may be cut off by the kill: it was then not acknowledged. */
function readAcknowledged(file: string): string[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8').split('\n').slice(0, -1)
}

async function findDamage(db: PGlite): Promise<string[]> {
  await db.exec('create extension if not exists amcheck')
  await db.exec(`select bt_index_parent_check(c.oid, true) from pg_class c join pg_am a on a.oid = c.relam
    where c.relkind = 'i' and a.amname = 'btree' and c.relpersistence = 'p'`)
  return column(
    db,
    `select c.relname || ': ' || v.msg from pg_class c, verify_heapam(c.oid) v
      where c.relkind = 'r' and c.relpersistence = 'p'`,
  )
}

async function column(db: PGlite, sql: string): Promise<string[]> {
  const { rows } = await db.query<string[]>(sql, [], { rowMode: 'array' })
  return rows.map(([value = '']) => value)
}
