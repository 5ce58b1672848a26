import { type SelectQueryBuilder, sql } from 'kysely'
import type { Tx } from '#server/store/store.ts'

/** Number of waiting rows, and since when the oldest waits. */
export interface Waiting {
  count: number
  oldest: Date | string | null
}

/** Upper limit of the count, so that the query does not slow down with the number of rows. */
export const MOST_COUNTED = 10_000

/**
 * Counts the rows of a query and finds the oldest.
 * @param since column with the time from which a row waits
 */
export async function waitingOf<Db, Table extends keyof Db>(
  tx: Tx,
  query: SelectQueryBuilder<Db, Table, object>,
  since: string,
): Promise<Waiting> {
  const when = sql<Date | string>`${sql.ref(since)}`.as('since')
  const some = query.select(when).limit(MOST_COUNTED)
  const { count } = await tx.db
    .selectFrom(some.as('some'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  const oldest = await query
    .select(when)
    .orderBy(sql.ref(since))
    .limit(1)
    .$castTo<{ since: Date | string }>()
    .executeTakeFirst()
  return { count, oldest: oldest?.since ?? null }
}

export async function isAny<Db, Table extends keyof Db>(
  query: SelectQueryBuilder<Db, Table, object>,
): Promise<boolean> {
  return (await query.select(sql<number>`1`.as('one')).limit(1).executeTakeFirst()) !== undefined
}
