import type { PGlite } from '@electric-sql/pglite'
import type { DurableNodeFS } from './durableNodeFs.ts'

const EXPECTED = {
  fsync: 'on',
  wal_sync_method: 'fsync',
  synchronous_commit: 'on',
  full_page_writes: 'on',
} as const

/**
 * Verifies at every start that a commit is flushed before it is acknowledged: checks the settings, and that an insert
 * increases the number of flushes. Throws otherwise, also when a new PGlite version changed its internals.
 */
export async function assertDurable(db: PGlite, fs: DurableNodeFS): Promise<void> {
  for (const [setting, expected] of Object.entries(EXPECTED)) {
    const { rows } = await db.query<{ is: string }>('select current_setting($1) as is', [setting])
    if (rows[0]?.is !== expected) throw new Error(`${setting} is ${rows[0]?.is}, not ${expected}`)
  }
  await db.exec(`
    create schema if not exists durability;
    create table if not exists durability.probe (id int primary key, starts int not null);
  `)
  const before = fs.flushes
  await db.exec(`
    insert into durability.probe values (1, 1)
      on conflict (id) do update set starts = durability.probe.starts + 1;
  `)
  if (fs.flushes <= before) throw new Error('a commit was acknowledged without a flush to the disk')
}
