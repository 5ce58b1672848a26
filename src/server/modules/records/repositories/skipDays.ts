import { sql } from 'kysely'
import type { Skip } from '#server/store/queries/page.ts'
import type { Database } from '#server/store/schema.ts'
import type { Tx } from '#server/store/store.ts'

/** Offset below which rows are skipped one by one: at most so many entries then consult the visibility map. */
const NEAR = 1000

/** Creation day of a row, in the expression of the indexes. */
const day = sql<string>`(created_at at time zone 'UTC')::date`

/**
 * Skips the first rows of a list, newest first, by counting whole days. Rows of one day are equal index entries in the
 * order of their places, so that few pages of the visibility map are read; only rows of the last day are skipped one by
 * one (decision 0373).
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
