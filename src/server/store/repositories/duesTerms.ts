import type { YearFee } from '#domain/money/fees/feeSpan.ts'
import type { Tx } from '../store.ts'

/** Years paid, in order: those of a member, or those paid by one payment. */
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
  years: readonly YearFee[]
}

/** Inserts paid years; throws Conflict when one is already paid, so that no year is paid twice. */
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
