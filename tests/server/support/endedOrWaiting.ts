import { sql } from 'kysely'
import type { Store } from '#server/store/store.ts'
import { until } from '../../support/until.ts'
import { postgresServer } from '../store/postgresCluster.ts'

/**
 * Resolves once another call has ended or waits for a lock that the transaction around this has taken: what the
 * transaction does then happens in the middle of that call. At once on the embedded database, which begins no other
 * transaction meanwhile.
 */
export async function endedOrWaiting(store: Store, other: Promise<unknown>): Promise<void> {
  if (!('url' in (await postgresServer()))) return
  let isEnded = false
  const ended = () => {
    isEnded = true
  }
  void other.then(ended, ended)
  await until(
    async () => isEnded || (await somebodyWaits(store)),
    () => 'the other call neither ends nor waits for a lock',
  )
}

async function somebodyWaits(store: Store): Promise<boolean> {
  const { rows } = await sql<{ waiting: boolean }>`
    select exists (
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    ) as waiting`.execute(store.db)
  return rows[0]?.waiting === true
}
