import { type Kysely, sql } from 'kysely'
import { type AnyTables, asSystem } from './encryption/asSystem.ts'
import type { Database } from './schema.ts'

/** Small enough that whoever writes a row of a batch hardly waits. */
const BATCH = 500

/** Tables that say where a filling stands, and the functions of migrations that go on with it. */
const FILLINGS = [
  ['list_filling', 'fill_list_columns'],
  ['list_filling', 'fill_payers'],
  ['list_filling', 'fill_name_patterns'],
  ['search_filling', 'fill_search_terms'],
  ['list_filling', 'fill_search_keys'],
] as const

/**
 * Writes what triggers write of new rows, columns of lists (decisions 0352, 0368), of the rows that were there before: some
 * rows a transaction, so that a version that still runs goes on writing, and resumed where a start was interrupted. Of
 * several starting processes each does some. Terms and patterns of names are made of codes since (0422): their functions
 * only say that nothing is left.
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
