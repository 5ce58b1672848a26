import { sql } from 'kysely'
import type { Tx } from '../store.ts'

/**
 * Disables sorting, and what `seekIndexes` does, for the rest of this transaction: the order of the query has an index, and
 * few of very many rows are wanted. The embedded database keeps no statistics from which to plan this.
 */
export async function followIndexes(tx: Tx): Promise<void> {
  await sql`select set_config('enable_sort', 'off', true)`.execute(tx.db)
  await seekIndexes(tx)
}

/** Disables bitmap scans, which read all that an index finds, and what `lookUpRows` does, for the rest of this transaction. */
export async function seekIndexes(tx: Tx): Promise<void> {
  await sql`select set_config('enable_bitmapscan', 'off', true)`.execute(tx.db)
  await lookUpRows(tx)
}

/**
 * Disables reading and joining of whole tables for the rest of this transaction: each row of a list looks up its few rows
 * of other tables, and the rows of a list that are read are bounded. Plans are not compiled either: what is disabled counts
 * as costly, and compiling takes longer than the query.
 */
export async function lookUpRows({ db }: Tx): Promise<void> {
  await sql`select set_config('enable_hashjoin', 'off', true),
    set_config('enable_mergejoin', 'off', true),
    set_config('enable_seqscan', 'off', true),
    set_config('jit', 'off', true)`.execute(db)
}
