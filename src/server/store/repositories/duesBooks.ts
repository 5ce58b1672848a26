import { Remedy } from '#contract/codes.ts'
import type { Tx } from '../store.ts'

/** Totals of an organisation's payments, in fen. */
export interface Books {
  /** All money received. */
  paid: number
  /** Money that has paid years. */
  terms: number
  /** Money kept for staff or refunded; credited money counts in `terms` instead. */
  kept: number
}

/**
 * Reads the totals, which balance at all times: paid = terms + kept. One statement, because several would see what was
 * committed in between.
 */
export async function readBooks(tx: Tx): Promise<Books> {
  const sumOf = (table: 'duesPayment' | 'duesTerm') =>
    tx.db
      .selectFrom(table)
      .where('orgId', '=', tx.orgId)
      .select((e) => e.fn.sum<string | null>('fen').as('fen'))
  const waiting = tx.db
    .selectFrom('duesReconcile')
    .where('orgId', '=', tx.orgId)
    .where((e) => e.or([e('remedy', 'is', null), e('remedy', '!=', Remedy.Credit)]))
    .select((e) => e.fn.sum<string | null>('fen').as('fen'))
  const { paid, terms, kept } = await tx.db
    .selectNoFrom([
      sumOf('duesPayment').as('paid'),
      sumOf('duesTerm').as('terms'),
      waiting.as('kept'),
    ])
    .executeTakeFirstOrThrow()
  return { paid: Number(paid ?? 0), terms: Number(terms ?? 0), kept: Number(kept ?? 0) }
}
