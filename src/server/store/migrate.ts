import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { fill } from '#domain/text/fill.ts'
import words from '../messages/start.json' with { type: 'json' }
import { type Attempt, applyInTransaction, applyOnline } from './applyMigration.ts'
import { Busy } from './databaseError.ts'
import { migrations } from './migrations/all.ts'
import { inOneTransaction, isOnline } from './onlineIndexes.ts'
import type { Database } from './schema.ts'
import { StartRefusal } from './startRefusal.ts'
import type { StoreLog } from './storeLog.ts'

export interface Migrating {
  log: StoreLog
  /**
   * True when other processes use the database during the migration: indexes are then built concurrently where
   * possible.
   */
  isShared: boolean
  /** Migrations by name; the product's own by default. */
  list?: Readonly<Record<string, string>>
}

const ALONE: Migrating = { log: () => undefined, isShared: false }

/** Maximum attempts of a migration whose locks are held by others, three to four minutes in all. */
const TRIES = 20
/** Milliseconds between two checks whether another process has finished the migration. */
const LOOK_MS = 200

/**
 * Migrates the database to the newest version and returns the names of the migrations this process applied. Each
 * migration is committed on its own, so an interruption repeats at most one. Concurrent processes are safe: each
 * migration is applied by one of them while the others wait. A database newer than this code is left unchanged, so that
 * the old version can still start during a rollout. Throws a StartRefusal when a migration fails.
 */
export async function migrate(db: Kysely<Database>, migrating = ALONE): Promise<string[]> {
  const { list = migrations } = migrating
  const plain = db.withoutPlugins()
  const applied: string[] = []
  try {
    const pending = new Set(await pendingMigrations(db, list))
    for (const [name, text] of Object.entries(list))
      if (pending.has(name) && (await applyOnce(plain, { name, text }, migrating)))
        applied.push(name)
  } catch (error) {
    throw refusal(error)
  }
  return applied
}

/**
 * Applies a migration unless another process has; true when this process applied it. Retries while others hold its
 * locks, and throws `Busy` after the last attempt.
 */
async function applyOnce(
  db: Kysely<Database>,
  { name, text }: { name: string; text: string },
  { log, isShared }: Migrating,
): Promise<boolean> {
  const attempt = (): Promise<Attempt> =>
    isShared && isOnline(text)
      ? applyOnline(db, name, text)
      : applyInTransaction(db, name, inOneTransaction(text))
  for (let tries = 1; ; ) {
    const outcome = await attempt().catch((error: unknown) => {
      if (!(error instanceof Busy) || tries === TRIES) throw error
      return 'busy' as const
    })
    if (outcome === 'applied' || outcome === 'known') return outcome === 'applied'
    const pauseMs = outcome === 'busy' ? 1000 * tries : LOOK_MS
    if (outcome === 'busy') {
      log({ level: 'warn', event: 'store.migrationWaits', name, tries })
      tries += 1
    }
    await sleep(pauseMs)
  }
}

/** Returns the migrations of this version that a start would apply; all of them for an empty database. */
export async function pendingMigrations(
  db: Kysely<Database>,
  list: Readonly<Record<string, string>> = migrations,
): Promise<string[]> {
  const plain = db.withoutPlugins()
  const { rows: found } = await sql<{ at: string | null }>`
    select to_regclass('public.kysely_migration')::text as at`.execute(plain)
  const applied = new Set(found[0]?.at ? await appliedMigrations(plain) : [])
  return Object.keys(list).filter((name) => !applied.has(name))
}

async function appliedMigrations(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return rows.map(({ name }) => name)
}

/** Returns the migrations applied by a newer version, which this code does not know. */
export const unknownMigrations = async (db: Kysely<Database>): Promise<string[]> =>
  (await appliedMigrations(db)).filter((name) => !Object.hasOwn(migrations, name))

function refusal(cause: unknown): StartRefusal {
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new StartRefusal(
    fill(words.migrationFailed, { reason }),
    `migration failed: ${reason}`,
    74,
    cause,
  )
}
