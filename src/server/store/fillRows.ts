import { type Kysely, sql } from 'kysely'
import { type AnyTables, asSystem } from './encryption/asSystem.ts'
import type { Database } from './schema.ts'

/** Rows per transaction: few enough that a concurrent writer of one of them hardly waits. */
const BATCH = 500

/** Tables that record the progress of a backfill, and the migrations' functions that continue it. */
const FILLINGS = [
  ['list_filling', 'fill_list_columns'],
  ['list_filling', 'fill_payers'],
  ['list_filling', 'fill_name_patterns'],
  ['search_filling', 'fill_search_terms'],
  ['list_filling', 'fill_search_keys'],
] as const

/**
 * Backfills columns of lists (decisions 0352, 0368) in rows that existed before the triggers that maintain them. Works
 * in small transactions, so that a still running older version can write meanwhile, and resumes after an interrupted
 * start; concurrently starting processes share the work. Terms and patterns of names consist of codes since 0422: their
 * functions only report that nothing is left.
 */
export async function fillRows(db: Kysely<Database>): Promise<void> {
  const plain = db.withoutPlugins() as unknown as AnyTables
  for (const [table, fill] of FILLINGS) {
    let isLeft = true
    while (isLeft)
      isLeft = await asSystem(plain, async (trx) => {
        const { rows } = await sql<{ left: boolean }>`
          select exists (select from ${sql.table(table)}) and ${sql.raw(fill)}(${BATCH}) as left`.execute(
          trx,
        )
        return rows[0]?.left === true
      })
  }
}
