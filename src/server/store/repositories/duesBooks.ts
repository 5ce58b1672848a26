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

/** The books of an organisation; they balance: paid = terms + kept. */
export async function readBooks(tx: Tx): Promise<Books> {
  const sumOf = async (table: 'duesPayment' | 'duesTerm') =>
    tx.db
      .selectFrom(table)
      .where('orgId', '=', tx.orgId)
      .select((e) => e.fn.sum<string | null>('fen').as('fen'))
      .executeTakeFirstOrThrow()
  const waiting = await tx.db
    .selectFrom('duesReconcile')
    .where('orgId', '=', tx.orgId)
    .where((e) => e.or([e('remedy', 'is', null), e('remedy', '!=', Remedy.Credit)]))
    .select((e) => e.fn.sum<string | null>('fen').as('fen'))
    .executeTakeFirstOrThrow()
  return {
    paid: Number((await sumOf('duesPayment')).fen ?? 0),
    terms: Number((await sumOf('duesTerm')).fen ?? 0),
    kept: Number(waiting.fen ?? 0),
  }
}
