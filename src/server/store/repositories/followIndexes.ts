import { sql } from 'kysely'
import type { Tx } from '../store.ts'

/**
 * Disables sorting and bitmap scans for the rest of this transaction: the order of the query has an index, and few of
 * very many rows are wanted. The embedded database keeps no statistics from which to plan this.
 */
export async function followIndexes({ db }: Tx): Promise<void> {
  await sql`select set_config('enable_sort', 'off', true),
    set_config('enable_bitmapscan', 'off', true)`.execute(db)
}
