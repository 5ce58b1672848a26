import type { YearFee } from '#domain/money/fees/feeSpan.ts'
import type { Tx } from '#server/store/store.ts'

/** The years that a member has paid, in order. */
export async function listPaidYears(tx: Tx, memberId: string): Promise<number[]> {
  const rows = await tx.db
    .selectFrom('duesTerm')
    .where('orgId', '=', tx.orgId)
    .where('memberId', '=', memberId)
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

/**
 * Deletes years of a member that a payment paid; the books retain the payment of these years and why they were
 * released.
 */
export async function deleteTerms(
  tx: Tx,
  { memberId, paymentId, years }: Omit<PaidTerm, 'years'> & { years: readonly number[] },
): Promise<void> {
  await tx.db
    .deleteFrom('duesTerm')
    .where('orgId', '=', tx.orgId)
    .where('memberId', '=', memberId)
    .where('paymentId', '=', paymentId)
    .where('year', 'in', years)
    .execute()
}
