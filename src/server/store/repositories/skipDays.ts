import { sql } from 'kysely'
import type { Database } from '../schema.ts'
import type { Tx } from '../store.ts'
import type { Skip } from './page.ts'

/** Rows that are skipped one by one: as many entries turn to the visibility map that often at most. */
const NEAR = 1000

/** The day of a row, as indexes have it. */
const day = sql<string>`(created_at at time zone 'UTC')::date`

/**
 * The rows of a list, newest first, after its first ones, counted off by days. Rows made on one day are equal entries of an
 * index, by the places of their rows, so that few pages of the visibility map are turned to; one by one are skipped those of
 * the last day alone (decision 0373).
 */
export const skipDays =
  ({ db }: Tx): Skip<Database, 'memberApplication'> =>
  async (rows, offset) => {
    if (offset < NEAR) return rows.offset(offset)
    const skipped = rows
      .clearSelect()
      .clearOrderBy()
      .select(day.as('day'))
      .orderBy(day, 'desc')
      .limit(offset)
    const [last, ...before] = await db
      .selectFrom(skipped.as('skipped'))
      .select([sql<string>`day::text`.as('day'), (e) => e.fn.countAll<string>().as('made')])
      .groupBy('day')
      .orderBy('day')
      .execute()
    if (!last) return rows.offset(offset)
    const gone = before.reduce((sum, { made }) => sum + Number(made), 0)
    return rows
      .where(sql<boolean>`created_at < (${last.day}::date + 1)::timestamp at time zone 'UTC'`)
      .offset(offset - gone)
  }
