import { sql } from 'kysely'
import type { Tx } from '../store.ts'

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

/** True when the limit is reached in the current window; counts nothing. */
export async function isUsedUp(tx: Tx, rule: RateRule): Promise<boolean> {
  const counted = await tx.db
    .selectFrom('rateBucket')
    .where('orgId', '=', tx.orgId)
    .where('key', '=', rule.key)
    .where('windowStart', '=', windowOf(tx, rule))
    .select('count')
    .executeTakeFirst()
  return (counted?.count ?? 0) >= rule.limit
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
