import { sql } from 'kysely'
import type { Tx } from '#server/store/store.ts'
import type { Account } from './accounts.ts'

/** A login attempt: the user name or mobile entered, and the client network. */
export interface LoginTry {
  name: string
  network: string
}

/** Older failures do not count. */
const REMEMBERED_MS = 24 * 3600_000

/**
 * Counts a login as failed before its password is compared, so that concurrent logins are paused as consecutive ones
 * are; `returnLoginTry` or `clearLoginFailures` gives a right one back. `pauseAfter` returns the seconds of the pause for
 * a number of failures in a row. In a pause nothing is counted, and its end is returned. Must be committed before the
 * answer: a rollback loses the failure. Concurrent callers wait for the transaction.
 */
export async function reserveLoginTry(
  tx: Tx,
  attempt: LoginTry,
  pauseAfter: (failures: number) => number,
): Promise<Date | undefined> {
  const failures = await countUnlessPaused(tx, attempt)
  if (failures === undefined) return findPause(tx, attempt)
  const seconds = pauseAfter(failures)
  if (seconds > 0) await setPause(tx, attempt, new Date(tx.now.getTime() + seconds * 1000))
  return undefined
}

/** Takes back what `reserveLoginTry` has counted, with the pause it may have caused. */
export async function returnLoginTry(tx: Tx, attempt: LoginTry): Promise<void> {
  await ofTry(tx, attempt)
    .set({ failures: sql<number>`greatest(failures - 1, 0)`, pausedUntil: null })
    .execute()
}

/** Returns the failures in a row with this one; undefined in a pause, which locks the row all the same. */
async function countUnlessPaused(tx: Tx, attempt: LoginTry): Promise<number | undefined> {
  const since = new Date(tx.now.getTime() - REMEMBERED_MS)
  const { name: login, network } = attempt
  const first = { failures: 1, pausedUntil: null, failedAt: tx.now }
  const counted = await tx.db
    .insertInto('loginFailure')
    .values({ orgId: tx.orgId, login, network, ...first })
    .onConflict((on) =>
      on
        .columns(['orgId', 'login', 'network'])
        .doUpdateSet({
          failures: sql<number>`case when login_failure.failed_at < ${since}::timestamptz
            then 1 else login_failure.failures + 1 end`,
          failedAt: tx.now,
        })
        .where((e) =>
          e.or([
            e('loginFailure.pausedUntil', 'is', null),
            e('loginFailure.pausedUntil', '<=', tx.now),
          ]),
        ),
    )
    .returning('failures')
    .executeTakeFirst()
  return counted?.failures
}

async function findPause(tx: Tx, { name, network }: LoginTry): Promise<Date | undefined> {
  const row = await tx.db
    .selectFrom('loginFailure')
    .where('orgId', '=', tx.orgId)
    .where('login', '=', name)
    .where('network', '=', network)
    .select('pausedUntil')
    .executeTakeFirst()
  return row?.pausedUntil ?? undefined
}

async function setPause(tx: Tx, attempt: LoginTry, pausedUntil: Date): Promise<void> {
  await ofTry(tx, attempt).set({ pausedUntil }).execute()
}

const ofTry = (tx: Tx, { name, network }: LoginTry) =>
  tx.db
    .updateTable('loginFailure')
    .where('orgId', '=', tx.orgId)
    .where('login', '=', name)
    .where('network', '=', network)

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
