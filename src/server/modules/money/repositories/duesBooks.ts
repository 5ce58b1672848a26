import type { ExpressionBuilder } from 'kysely'
import type { DeedKind, LedgerAccount } from '#domain/money/ledger/deeds.ts'
import type { Database } from '#server/store/schema.ts'
import type { Tx } from '#server/store/store.ts'

/** Totals of an organisation's books, in fen. */
export interface Books {
  /** All money received, minus what was reversed because it never arrived. */
  paid: number
  /** Money that pays years. */
  terms: number
  /** Money that pays no years: credit, held parts, payments for something else, and refunds made or due. */
  kept: number
}

/**
 * Reads the totals, which balance at all times: paid = terms + kept. Uses one statement, because several would see
 * commits made in between.
 */
export async function readBooks(tx: Tx): Promise<Books> {
  const { received, cash, all, dues } = await tx.db
    .selectFrom('duesEntry')
    .innerJoin('duesDeed', (on) =>
      on
        .onRef('duesDeed.orgId', '=', 'duesEntry.orgId')
        .onRef('duesDeed.id', '=', 'duesEntry.deedId'),
    )
    .where('duesEntry.orgId', '=', tx.orgId)
    .select((e) => [
      sumOf(e, ['cash'], ['receive', 'reverse']).as('received'),
      sumOf(e, ['cash']).as('cash'),
      sumOf(e, ['credit', 'held', 'refunding', 'other']).as('all'),
      sumOf(e, ['dues']).as('dues'),
    ])
    .executeTakeFirstOrThrow()
  const fen = (sum: string | null) => Number(sum ?? 0)
  const paidBack = fen(received) - fen(cash)
  return { paid: fen(received), terms: 0 - fen(dues), kept: paidBack - fen(all) }
}

type Joined = ExpressionBuilder<Database, 'duesEntry' | 'duesDeed'>

/** The sum of accounts, in all deeds or in those of some kinds. */
const sumOf = (e: Joined, accounts: readonly LedgerAccount[], kinds?: readonly DeedKind[]) =>
  e.fn
    .sum<string | null>('duesEntry.fen')
    .filterWhere((line) =>
      line.and([
        line('duesEntry.account', 'in', accounts),
        ...(kinds ? [line('duesDeed.kind', 'in', kinds)] : []),
      ]),
    )
