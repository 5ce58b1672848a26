import { type Kysely, sql, type Transaction } from 'kysely'
import { buildOnline } from './onlineIndexes.ts'
import type { Database } from './schema.ts'
import { setLocally } from './setLocally.ts'

/** `known`: another process has applied it; `locked`: another process migrates. */
export type Attempt = 'applied' | 'known' | 'locked'

/** The lock of Kysely's own migrator, which versions before this one take. */
const LOCK = '3853314791062309107'

/**
 * The lock timeout is short because every later statement queues behind one that waits for a table lock. Once a
 * statement holds its locks, it may take as long as it needs.
 */
const LIMITS = {
  lock_timeout: '2s',
  statement_timeout: '0',
  idle_in_transaction_session_timeout: '0',
}

/**
 * Applies a migration and records it in one transaction; throws `Busy` when others hold a lock it needs. The lock
 * between processes is tried, not waited for: a waiting statement holds a snapshot, for which a concurrent index build
 * would wait in turn. It is a transaction-level lock, because a pooler may run the next transaction on another session.
 */
export const applyInTransaction = (
  db: Kysely<Database>,
  name: string,
  text: string,
): Promise<Attempt> => underLock(db, name, async (trx) => void (await sql.raw(text).execute(trx)))

/** Builds the indexes of a migration concurrently with writes, outside the transaction that holds the lock. */
export const applyOnline = (db: Kysely<Database>, name: string, text: string): Promise<Attempt> =>
  underLock(db, name, () => buildOnline(db, text))

/**
 * Runs `apply` in a transaction that holds the lock, and records the migration, unless it is recorded already. The
 * statements before `apply` have no parameters: the open portal of a parameterised statement would hold a snapshot for
 * the whole transaction, and a concurrent index build waits for every snapshot.
 */
export const underLock = (
  db: Kysely<Database>,
  name: string,
  apply: (trx: Transaction<Database>) => Promise<void>,
): Promise<Attempt> =>
  db.transaction().execute(async (trx) => {
    await setLocally(trx, LIMITS)
    if (!(await tryLock(trx))) return 'locked'
    await sql`create table if not exists kysely_migration
      (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(trx)
    const { rows } =
      await sql`select 1 from kysely_migration where name = ${sql.lit(name)}`.execute(trx)
    if (rows.length > 0) return 'known'
    await apply(trx)
    await sql`insert into kysely_migration values (${name}, ${new Date().toISOString()})`.execute(
      trx,
    )
    return 'applied'
  })

async function tryLock(trx: Transaction<Database>): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(LOCK)}::bigint) as locked`.execute(trx)
  return rows[0]?.locked === true
}
