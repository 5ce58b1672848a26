import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { Busy, QueryDeadline, ReadOnlyStore, Unavailable } from '../databaseError.ts'
import type { Store } from '../store.ts'

/** Longest wait of a read until the replica has caught up with the primary, and the interval of the checks. */
const LONGEST_WAIT_MS = 500
const LOOK_MS = 20
/** Time for which a replica that did not answer is not used. */
const AWAY_MS = 5_000

/**
 * Creates the store of a primary with a streaming replica, on which transactions of `lagging()` read everything
 * committed before they began, the reader's own latest writes included. The primary takes over when the replica is
 * unavailable or behind, when it cancels a query because of replayed changes, and when the transaction writes.
 */
export function withReplica(primary: Store, replica: Store, now: () => number = Date.now): Store {
  let awayUntil = 0
  const isUsable = async (): Promise<boolean> => {
    if (now() < awayUntil) return false
    try {
      return await hasCaughtUp(primary, replica)
    } catch (error) {
      if (error instanceof Unavailable) awayUntil = now() + AWAY_MS
      return false
    }
  }
  const tx: Store['tx'] = async (orgId, fn) => {
    if (!(await isUsable())) return primary.tx(orgId, fn)
    return replica.tx(orgId, fn).catch((error: unknown) => {
      if (!isForPrimary(error)) throw error
      return primary.tx(orgId, fn)
    })
  }
  const store: Store = {
    ...primary,
    lagging: () => ({ ...store, tx }),
    close: async () => void (await Promise.all([primary.close(), replica.close()])),
  }
  return store
}

const isForPrimary = (error: unknown): boolean =>
  error instanceof ReadOnlyStore ||
  error instanceof Busy ||
  (error instanceof Unavailable && !(error instanceof QueryDeadline))

async function hasCaughtUp(primary: Store, replica: Store): Promise<boolean> {
  const { rows } = await sql<{ at: string }>`
    select pg_current_wal_flush_lsn()::text as at`.execute(primary.db)
  const until = performance.now() + LONGEST_WAIT_MS
  for (;;) {
    const { rows: replayed } = await sql<{ is: boolean | null }>`
      select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${rows[0]?.at}::pg_lsn as is`.execute(
      replica.db,
    )
    if (replayed[0]?.is) return true
    if (performance.now() > until) return false
    await sleep(LOOK_MS)
  }
}
