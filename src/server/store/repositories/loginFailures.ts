import { sql } from 'kysely'
import type { Tx } from '../store.ts'
import type { Account } from './accounts.ts'

/** A login attempt: the user name or mobile entered, and the client network. */
export interface LoginTry {
  name: string
  network: string
}

/** Older failures do not count. */
const REMEMBERED_MS = 24 * 3600_000

/** End of the pause in which no password is compared; undefined when there is none. */
export async function findLoginPause(
  tx: Tx,
  { name, network }: LoginTry,
): Promise<Date | undefined> {
  const row = await tx.db
    .selectFrom('loginFailure')
    .where('orgId', '=', tx.orgId)
    .where('login', '=', name)
    .where('network', '=', network)
    .where('pausedUntil', '>', tx.now)
    .select('pausedUntil')
    .executeTakeFirst()
  return row?.pausedUntil ?? undefined
}

/**
 * Counts a failed login; `pauseAfter` returns the seconds of the pause for a number of failures in a row. Must be
 * committed: a rollback loses the failure.
 */
export async function recordLoginFailure(
  tx: Tx,
  { name, network }: LoginTry,
  pauseAfter: (failures: number) => number,
): Promise<void> {
  const since = new Date(tx.now.getTime() - REMEMBERED_MS)
  const { failures } = await tx.db
    .insertInto('loginFailure')
    .values({
      orgId: tx.orgId,
      login: name,
      network,
      failures: 1,
      pausedUntil: null,
      failedAt: tx.now,
    })
    .onConflict((on) =>
      on.columns(['orgId', 'login', 'network']).doUpdateSet({
        failures: sql<number>`case when login_failure.failed_at < ${since}::timestamptz
          then 1 else login_failure.failures + 1 end`,
        failedAt: tx.now,
      }),
    )
    .returning('failures')
    .executeTakeFirstOrThrow()
  const seconds = pauseAfter(failures)
  if (seconds === 0) return
  await tx.db
    .updateTable('loginFailure')
    .set({ pausedUntil: new Date(tx.now.getTime() + seconds * 1000) })
    .where('orgId', '=', tx.orgId)
    .where('login', '=', name)
    .where('network', '=', network)
    .execute()
}

/** Deletes the failures under an account's names: of `network` only, if given, else all. */
export async function clearLoginFailures(
  tx: Tx,
  { userName, mobile }: Pick<Account, 'userName' | 'mobile'>,
  network?: string,
): Promise<void> {
  const names = [userName, mobile].filter((name) => name !== null)
  if (names.length === 0) return
  await tx.db
    .deleteFrom('loginFailure')
    .where('orgId', '=', tx.orgId)
    .where('login', 'in', names)
    .$if(network !== undefined, (query) => query.where('network', '=', network ?? ''))
    .execute()
}
