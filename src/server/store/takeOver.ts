import { type Kysely, sql } from 'kysely'
import { fill } from '#domain/text/fill.ts'
import words from '#server/messages/start.json' with { type: 'json' }
import { type Attempt, underLock } from './applyMigration.ts'
import { BASELINE, LAST_WITH_HISTORY, REPLACED } from './baseline/replaced.ts'
import type { Database } from './schema.ts'
import { StartRefusal } from './startRefusal.ts'

/** Names of the migrations that a database has; none for an empty one. */
export async function appliedMigrations(db: Kysely<Database>): Promise<Set<string>> {
  const { rows: found } = await sql<{ at: string | null }>`
    select to_regclass('public.kysely_migration')::text as at`.execute(db)
  if (!found[0]?.at) return new Set()
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return new Set(rows.map(({ name }) => name))
}

/**
 * True for a database that the migrations before the baseline have made: its schema is that of the baseline. Throws a
 * StartRefusal when only some of them were applied, since this version no longer has the others.
 */
export function hasHistory(applied: ReadonlySet<string>): boolean {
  const missing = REPLACED.filter((name) => !applied.has(name))
  if (missing.length === 0) return true
  if (missing.length === REPLACED.length) return false
  throw incompleteHistory(missing)
}

function incompleteHistory(missing: readonly string[]): StartRefusal {
  const { length: count, 0: first = '' } = missing
  const version = LAST_WITH_HISTORY
  return new StartRefusal(
    fill(words.historyMissing, { count, first, version }),
    `${count} migrations from ${first} on are missing: start version ${version} once`,
    78,
  )
}

/**
 * Applies the baseline to an empty database, or takes over one that has its schema, in which nothing is run. Both have
 * the same migrations recorded afterwards.
 */
export const applyBaseline = (db: Kysely<Database>, text: string): Promise<Attempt> =>
  underLock(db, BASELINE, async (trx) => {
    if (hasHistory(await appliedMigrations(trx))) return
    await sql.raw(text).execute(trx)
    const now = new Date().toISOString()
    const recorded = sql.join(REPLACED.map((name) => sql`(${name}, ${now})`))
    await sql`insert into kysely_migration values ${recorded}`.execute(trx)
  })
