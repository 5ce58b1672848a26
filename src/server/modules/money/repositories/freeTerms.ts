import type { Tx } from '#server/store/store.ts'

/** A year of a member that costs nothing. */
export interface FreeTerm {
  year: number
  /** Relief by which the year is free. */
  reliefId: string | null
  /** End of the term before it, YYYY-MM-DD; null where there was none. */
  endBefore: string | null
}

/** Inserts years that cost nothing; throws Conflict when one is paid already. */
export async function insertFreeTerms(
  tx: Tx,
  memberId: string,
  years: readonly FreeTerm[],
): Promise<void> {
  const row = { orgId: tx.orgId, memberId, paymentId: null, fen: 0, createdAt: tx.now }
  await tx.db
    .insertInto('duesTerm')
    .values(years.map((year) => ({ ...row, ...year })))
    .execute()
}

/** The years of a member without a payment, in order. */
export async function listFreeTerms(tx: Tx, memberId: string): Promise<FreeTerm[]> {
  return tx.db
    .selectFrom('duesTerm')
    .where('orgId', '=', tx.orgId)
    .where('memberId', '=', memberId)
    .where('paymentId', 'is', null)
    .orderBy('year')
    .select(['year', 'reliefId', 'endBefore'])
    .execute()
}

/** Deletes years without a payment; the steps of their reliefs retain the reason. */
export async function deleteFreeTerms(
  tx: Tx,
  memberId: string,
  years: readonly number[],
): Promise<void> {
  await tx.db
    .deleteFrom('duesTerm')
    .where('orgId', '=', tx.orgId)
    .where('memberId', '=', memberId)
    .where('paymentId', 'is', null)
    .where('year', 'in', years)
    .execute()
}
