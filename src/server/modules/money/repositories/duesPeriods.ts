import { sql } from 'kysely'
import { dayOf } from '#domain/time/dateFormat.ts'
import { dayAfter } from '#domain/time/days.ts'
import type { Tx } from '#server/store/store.ts'

/**
 * Returns the day on which deeds of this transaction are booked: today in Beijing, or the first day that is not closed
 * when that is later. No period can be closed until the transaction ends.
 */
export async function openDay(tx: Tx): Promise<string> {
  const { rows } =
    await sql<ClosedThrough>`select dues_closed_through(${tx.orgId}) as through`.execute(tx.db)
  const today = dayOf(tx.now.getTime())
  const through = rows[0]?.through ?? ''
  return through < today ? today : dayAfter(through, 1)
}

/**
 * Returns the last closed day; undefined before the first closing. Waits until every transaction with a deed has ended,
 * and blocks new ones until this transaction ends, so that its later statements see all deeds.
 */
export async function lockPeriods(tx: Tx): Promise<string | undefined> {
  const { rows } =
    await sql<ClosedThrough>`select dues_closed_through_alone(${tx.orgId}) as through`.execute(
      tx.db,
    )
  return rows[0]?.through ?? undefined
}

interface ClosedThrough {
  through: string | null
}

/** The first day of the books; undefined without a deed. */
export async function firstBookedDay(tx: Tx): Promise<string | undefined> {
  const { first } = await tx.db
    .selectFrom('duesDeed')
    .where('orgId', '=', tx.orgId)
    .select((e) => e.fn.min('bookedOn').as('first'))
    .executeTakeFirstOrThrow()
  return (first as string | null) ?? undefined
}
