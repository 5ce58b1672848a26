import { sql } from 'kysely'
import type { Tx } from '../store.ts'

/**
 * Disables sorting, and what `seekIndexes` disables, for the rest of this transaction: an index has the order of the
 * query, and few of very many rows are needed. The embedded database has no statistics from which to plan this.
 */
export async function followIndexes(tx: Tx): Promise<void> {
  await sql`select set_config('enable_sort', 'off', true)`.execute(tx.db)
  await seekIndexes(tx)
}

/**
 * Disables bitmap scans, which read all matches in an index, and what `lookUpRows` disables, for the rest of this
 * transaction.
 */
export async function seekIndexes(tx: Tx): Promise<void> {
  await sql`select set_config('enable_bitmapscan', 'off', true)`.execute(tx.db)
  await lookUpRows(tx)
}

/**
 * Disables sequential scans, hash joins and merge joins for the rest of this transaction: each row of a list looks up
 * its few rows of other tables, and the number of rows read is bounded. Disables JIT compilation, too: disabled plan
 * nodes count as costly, and compiling takes longer than the query.
 */
export async function lookUpRows({ db }: Tx): Promise<void> {
  await sql`select set_config('enable_hashjoin', 'off', true),
    set_config('enable_mergejoin', 'off', true),
    set_config('enable_seqscan', 'off', true),
    set_config('jit', 'off', true)`.execute(db)
}
