import { sql } from 'kysely'
import type { SystemTx, Tx } from '#server/store/store.ts'

/**
 * The next number of a series (the prefix carries its year): 1, 2, 3 … without gaps or duplicates, because concurrent
 * transactions wait for the counter's row lock and a rollback returns the number.
 */
export async function nextMemberNumber(tx: Tx, prefix: string): Promise<number> {
  const { next } = await tx.db
    .insertInto('memberNumCounter')
    .values({ orgId: tx.orgId, prefix, next: 2 })
    .onConflict((on) =>
      on
        .columns(['orgId', 'prefix'])
        .doUpdateSet({ next: sql<number>`member_num_counter.next + 1` }),
    )
    .returning('next')
    .executeTakeFirstOrThrow()
  return next - 1
}

/** Returns how many member numbers each society has issued, as an estimate of its size without counting members. */
export async function numbersGiven(tx: SystemTx): Promise<{ orgId: string; count: number }[]> {
  return tx.db
    .selectFrom('memberNumCounter')
    .select(['orgId', sql<number>`sum(next - 1)::int`.as('count')])
    .groupBy('orgId')
    .execute()
}
