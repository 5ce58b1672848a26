import { type Kysely, sql, type Transaction } from 'kysely'
import { SYSTEM_ROLE } from '../roles.ts'

/** Untyped database, for work on tables by name. */
export type AnyTables = Kysely<never>

/** Runs a transaction that sees the rows of every organisation as stored. */
export const asSystem = <T>(
  db: AnyTables,
  work: (trx: Transaction<never>) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async (trx) => {
    await sql`select set_config('role', ${SYSTEM_ROLE}, true)`.execute(trx)
    return work(trx)
  })
