import type { Tx } from '../store.ts'

/** Years that are paid one by one, in order: those of a member, or those that one payment paid. */
export async function listPaidYears(
  tx: Tx,
  of: { memberId: string } | { paymentId: string },
): Promise<number[]> {
  const rows = await tx.db
    .selectFrom('duesTerm')
    .where('orgId', '=', tx.orgId)
    .where((e) => e.and(of))
    .select('year')
    .orderBy('year')
    .execute()
  return rows.map(({ year }) => year)
}

export interface PaidTerm {
  memberId: string
  paymentId: string
  years: readonly { year: number; fen: number }[]
}

/** Adds paid years. Conflict when one of them is paid already: no year is ever paid twice. */
export async function insertTerms(tx: Tx, { memberId, paymentId, years }: PaidTerm): Promise<void> {
  await tx.db
    .insertInto('duesTerm')
    .values(
      years.map(({ year, fen }) => ({
        orgId: tx.orgId,
        memberId,
        year,
        paymentId,
        fen,
        createdAt: tx.now,
      })),
    )
    .execute()
}
