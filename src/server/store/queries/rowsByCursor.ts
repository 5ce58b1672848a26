import { setImmediate as others } from 'node:timers/promises'
import { type Compilable, CompiledQuery } from 'kysely'
import type { Tx } from '../store.ts'

/** Small enough to process without blocking the thread for long, large enough to keep the cost per fetch low. */
const CHUNK = 250

let count = 0

/**
 * Streams the rows of one snapshot, however long processing takes: a cursor fetches them in chunks, and after each
 * chunk the event loop runs other work. If the caller stops early, the end of the transaction closes the cursor.
 */
export async function* rowsByCursor<Row>({ db }: Tx, query: Compilable<Row>): AsyncGenerator<Row> {
  const { sql, parameters } = query.compile()
  const cursor = `rows_${++count}`
  await db.executeQuery(
    CompiledQuery.raw(`declare ${cursor} no scroll cursor for ${sql}`, [...parameters]),
  )
  const fetch = CompiledQuery.raw(`fetch ${CHUNK} from ${cursor}`)
  for (;;) {
    const { rows } = await db.executeQuery<Row>(fetch)
    yield* rows
    if (rows.length < CHUNK) break
    // Waiting for the database thread alone does not yield to other work: several of its answers may arrive in one turn
    // of the event loop.
    await others()
  }
  await db.executeQuery(CompiledQuery.raw(`close ${cursor}`))
}
