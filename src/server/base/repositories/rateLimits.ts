import { sql } from 'kysely'
import type { Tx } from '#server/store/store.ts'

export interface RateRule {
  /** The counter, for example `sms:org`. */
  key: string
  limit: number
  seconds: number
  /** Amount to count; 1 by default. */
  amount?: number
}

/**
 * Counts one event in the current fixed window, shared by all processes; true while within the limit. Commit it in its
 * own transaction in either case, otherwise refused attempts are not counted.
 */
export async function countEvent(tx: Tx, rule: RateRule): Promise<boolean> {
  const { amount = 1 } = rule
  const windowStart = windowOf(tx, rule)
  const { count } = await tx.db
    .insertInto('rateBucket')
    .values({ orgId: tx.orgId, key: rule.key, windowStart, count: amount })
    .onConflict((on) =>
      on
        .columns(['orgId', 'key', 'windowStart'])
        .doUpdateSet({ count: sql<number>`rate_bucket.count + ${amount}::int` }),
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  return count <= rule.limit
}

/**
 * Counts one event like `countEvent`, but only while within the limit; false once it is reached. Counted before a guess
 * is compared, so that concurrent guesses cannot all pass a limit that none of them has reached yet; `returnEvent` gives
 * a right guess back.
 */
export async function reserveEvent(tx: Tx, rule: RateRule): Promise<boolean> {
  const { amount = 1, limit } = rule
  const reserved = await tx.db
    .insertInto('rateBucket')
    .values({ orgId: tx.orgId, key: rule.key, windowStart: windowOf(tx, rule), count: amount })
    .onConflict((on) =>
      on
        .columns(['orgId', 'key', 'windowStart'])
        .doUpdateSet({ count: sql<number>`rate_bucket.count + ${amount}::int` })
        .where(sql<boolean>`rate_bucket.count + ${amount}::int <= ${limit}::int`),
    )
    .returning('count')
    .executeTakeFirst()
  return reserved !== undefined
}

/** Takes an event that `reserveEvent` has counted off the current window. */
export async function returnEvent(tx: Tx, rule: RateRule): Promise<void> {
  const { amount = 1 } = rule
  await tx.db
    .updateTable('rateBucket')
    .set({ count: sql<number>`greatest(count - ${amount}::int, 0)` })
    .where('orgId', '=', tx.orgId)
    .where('key', '=', rule.key)
    .where('windowStart', '=', windowOf(tx, rule))
    .execute()
}

function windowOf(tx: Tx, { seconds }: RateRule): Date {
  const length = seconds * 1000
  return new Date(Math.floor(tx.now.getTime() / length) * length)
}

/**
 * Throttles to one event in any period of `seconds`; true when the event may happen. Call it with a lock that
 * concurrent callers take too, otherwise two of them may both get true.
 */
export async function spaceEvents(tx: Tx, key: string, seconds: number): Promise<boolean> {
  const since = new Date(tx.now.getTime() - seconds * 1000)
  const mine = tx.db.selectFrom('rateBucket').where('orgId', '=', tx.orgId).where('key', '=', key)
  const recent = await mine.where('windowStart', '>', since).select('key').executeTakeFirst()
  if (recent) return false
  return countEvent(tx, { key, limit: 1, seconds: 0.001 })
}
