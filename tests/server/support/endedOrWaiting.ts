import { sql } from 'kysely'
import type { Store } from '#server/store/store.ts'
import { until } from '../../support/until.ts'

/**
 * Resolves once another call has ended, or as many transactions of the database wait for locks that the transaction
 * around this has taken: what the transaction does then happens in the middle of that call. At once on the embedded
 * database, which begins no other transaction meanwhile.
 */
export async function endedOrWaiting(
  store: Store,
  other: Promise<unknown>,
  waiting = 1,
): Promise<void> {
  if (store.kind === 'embedded') return
  let isEnded = false
  const ended = () => {
    isEnded = true
  }
  void other.then(ended, ended)
  await until(
    async () => isEnded || (await waitingIn(store)) >= waiting,
    () => 'the other call neither ends nor waits for a lock',
  )
}

async function waitingIn(store: Store): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(store.db)
  return rows[0]?.waiting ?? 0
}
