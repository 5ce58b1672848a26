import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { fill } from '#domain/text/fill.ts'
import words from '#server/messages/start.json' with { type: 'json' }
import { type Attempt, applyInTransaction, applyOnline } from './applyMigration.ts'
import { BASELINE } from './baseline/replaced.ts'
import { Busy } from './databaseError.ts'
import { migrations, recordedMigrations } from './migrations/all.ts'
import { inOneTransaction, isOnline } from './onlineIndexes.ts'
import type { Database } from './schema.ts'
import { StartRefusal } from './startRefusal.ts'
import type { StoreLog } from './storeLog.ts'
import { appliedMigrations, applyBaseline, hasHistory } from './takeOver.ts'

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
 * the old version can still start during a rollout. One that was made by the migrations before the baseline is taken
 * over: the baseline counts as applied. Throws a StartRefusal when a migration fails, or was left to a former version.
 */
export async function migrate(db: Kysely<Database>, migrating = ALONE): Promise<string[]> {
  const { list = migrations } = migrating
  const plain = db.withoutPlugins()
  const applied: string[] = []
  try {
    const known = await appliedMigrations(plain)
    for (const [name, text] of Object.entries(list))
      if (!known.has(name) && (await applyOnce(plain, { name, text }, migrating)))
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
  const attempt = (): Promise<Attempt> => {
    if (name === BASELINE) return applyBaseline(db, text)
    return isShared && isOnline(text)
      ? applyOnline(db, name, text)
      : applyInTransaction(db, name, inOneTransaction(text))
  }
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

/**
 * Returns the migrations of this version that a start would run: all of them for an empty database, and not the baseline
 * for one that it would take over. Throws a StartRefusal where a start would.
 */
export async function pendingMigrations(db: Kysely<Database>): Promise<string[]> {
  const applied = await appliedMigrations(db.withoutPlugins())
  const pending = Object.keys(migrations).filter((name) => !applied.has(name))
  return pending.includes(BASELINE) && hasHistory(applied)
    ? pending.filter((name) => name !== BASELINE)
    : pending
}

/** Returns the migrations applied by a newer version, which this code does not know. */
export async function unknownMigrations(db: Kysely<Database>): Promise<string[]> {
  const known = new Set(recordedMigrations())
  return [...(await appliedMigrations(db.withoutPlugins()))].filter((name) => !known.has(name))
}

function refusal(cause: unknown): StartRefusal {
  if (cause instanceof StartRefusal) return cause
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new StartRefusal(
    fill(words.migrationFailed, { reason }),
    `migration failed: ${reason}`,
    74,
    cause,
  )
}
