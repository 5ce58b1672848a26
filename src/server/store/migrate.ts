import { type Kysely, Migrator, sql } from 'kysely'
import { fill } from '#domain/text/fill.ts'
import words from '../messages/start.json' with { type: 'json' }
import { migrations } from './migrations/all.ts'
import type { Database } from './schema.ts'
import { StartRefusal } from './startRefusal.ts'

/**
 * Migrates the database to the newest version. Concurrent processes are safe: one migrates, the others wait for its
 * lock and have nothing to do. A database newer than this code is left unchanged, so that the old version can still
 * start during a rollout.
 */
export async function migrate(db: Kysely<Database>): Promise<string[]> {
  const plain = db.withoutPlugins()
  if ((await pendingMigrations(db)).length === 0) return []
  const migrator = new Migrator({ db: plain, provider: { getMigrations } })
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw refusal(error)
  return (results ?? []).map((result) => result.migrationName)
}

/** Returns the migrations of this version that a start would apply; all of them for an empty database. */
export async function pendingMigrations(db: Kysely<Database>): Promise<string[]> {
  const plain = db.withoutPlugins()
  const { rows: found } = await sql<{ at: string | null }>`
    select to_regclass('public.kysely_migration')::text as at`.execute(plain)
  const applied = new Set(found[0]?.at ? await appliedMigrations(plain) : [])
  return Object.keys(migrations).filter((name) => !applied.has(name))
}

async function appliedMigrations(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return rows.map(({ name }) => name)
}

/** Returns the migrations applied by a newer version, which this code does not know. */
export const unknownMigrations = async (db: Kysely<Database>): Promise<string[]> =>
  (await appliedMigrations(db)).filter((name) => !Object.hasOwn(migrations, name))

async function getMigrations() {
  return Object.fromEntries(
    Object.entries(migrations).map(([name, text]) => [
      name,
      { up: async (db: Kysely<unknown>) => void (await sql.raw(text).execute(db)) },
    ]),
  )
}

function refusal(cause: unknown): StartRefusal {
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new StartRefusal(
    fill(words.migrationFailed, { reason }),
    `migration failed: ${reason}`,
    74,
    cause,
  )
}
