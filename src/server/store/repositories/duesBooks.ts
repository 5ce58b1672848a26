import { Remedy } from '#contract/codes.ts'
import type { Tx } from '../store.ts'

/** Sums of an organisation's books, in fen. */
export interface Books {
  /** All money that came. */
  paid: number
  /** What of it years were paid with. */
  terms: number
  /** What waits for staff, or was given back; an entry whose money was credited stands in `terms` instead. */
  kept: number
}

/**
 * The books of an organisation; they balance at every moment: paid = terms + kept. One statement, because each of
 * several would see what was committed in between.
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
