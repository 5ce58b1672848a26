import { type Kysely, sql } from 'kysely'
import { type AnyTables, asSystem } from './encryption/asSystem.ts'
import type { Database } from './schema.ts'

/** Small enough that whoever writes a row of a batch hardly waits. */
const BATCH = 500

/**
 * Writes the terms of rows that were there before the terms (decision 0336): some rows a transaction, so that a version that
 * still runs goes on writing, and resumed where a start was interrupted. Of several starting processes each does some.
 */
export async function fillSearchTerms(db: Kysely<Database>): Promise<void> {
  const plain = db.withoutPlugins() as unknown as AnyTables
  let isLeft = true
  while (isLeft)
    isLeft = await asSystem(plain, async (trx) => {
      const { rows } = await sql<{ left: boolean }>`
        select exists (select from search_filling) and fill_search_terms(${BATCH}) as left`.execute(
        trx,
      )
      return rows[0]?.left === true
    })
}
