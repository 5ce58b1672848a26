import { sql } from 'kysely'
import type { SystemTx } from '#server/store/store.ts'

/** Runs work; answers how many pages of the outbox and its indexes this connection read for it. */
export async function outboxBuffers(tx: SystemTx, work: () => Promise<unknown>): Promise<number> {
  const before = await readSoFar(tx)
  await work()
  return (await readSoFar(tx)) - before
}

async function readSoFar(tx: SystemTx): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select sum(pg_stat_get_xact_blocks_fetched(oid)) as count from (
      select 'outbox'::regclass::oid as oid
      union all select indexrelid from pg_index where indrelid = 'outbox'::regclass) read`.execute(
    tx.db,
  )
  return Number(rows[0]?.count)
}
