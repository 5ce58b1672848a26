import { sql } from 'kysely'
import type { Tx } from '../store.ts'

export interface RateRule {
  /** What is limited, for example `login:ip:203.0.113.7`. */
  key: string
  limit: number
  seconds: number
}

/**
 * Counts one event in the current fixed window, shared by all processes: true while the limit is kept.
 * Commit it whatever follows, in a transaction of its own, or refused attempts cost nothing.
 */
export async function countEvent(tx: Tx, rule: RateRule): Promise<boolean> {
  const windowStart = windowOf(tx, rule)
  const { count } = await tx.db
    .insertInto('rateBucket')
    .values({ orgId: tx.orgId, key: rule.key, windowStart, count: 1 })
    .onConflict((on) =>
      on
        .columns(['orgId', 'key', 'windowStart'])
        .doUpdateSet({ count: sql<number>`rate_bucket.count + 1` }),
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  return count <= rule.limit
}

/** Whether the limit is reached in the current window; counts nothing. */
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
 * At most one event in any `seconds`, whichever they are: true for whoever may. Call it with something locked that
 * rivals lock too, or two of them may both be the first.
 */
export async function spaceEvents(tx: Tx, key: string, seconds: number): Promise<boolean> {
  const since = new Date(tx.now.getTime() - seconds * 1000)
  const mine = tx.db.selectFrom('rateBucket').where('orgId', '=', tx.orgId).where('key', '=', key)
  const recent = await mine.where('windowStart', '>', since).select('key').executeTakeFirst()
  if (recent) return false
  return countEvent(tx, { key, limit: 1, seconds: 0.001 })
}
