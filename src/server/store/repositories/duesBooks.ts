import type { ExpressionBuilder } from 'kysely'
import type { DeedKind, LedgerAccount } from '#domain/money/ledger/deeds.ts'
import type { Database } from '../schema.ts'
import type { Tx } from '../store.ts'

/** Totals of an organisation's books, in fen. */
export interface Books {
  /** All money received. */
  paid: number
  /** Money that pays years. */
  terms: number
  /** Money kept for staff, or paid back by them. */
  kept: number
}

/**
 * Reads the totals, which balance at all times: paid = terms + kept. One statement, because several would see what was
 * committed in between.
 */
export async function readBooks(tx: Tx): Promise<Books> {
  const { received, refunded, dues, credit } = await tx.db
    .selectFrom('duesEntry')
    .innerJoin('duesDeed', (on) =>
      on
        .onRef('duesDeed.orgId', '=', 'duesEntry.orgId')
        .onRef('duesDeed.id', '=', 'duesEntry.deedId'),
    )
    .where('duesEntry.orgId', '=', tx.orgId)
    .select((e) => [
      sumOf(e, 'cash', 'receive').as('received'),
      sumOf(e, 'cash', 'refund').as('refunded'),
      sumOf(e, 'dues').as('dues'),
      sumOf(e, 'credit').as('credit'),
    ])
    .executeTakeFirstOrThrow()
  const fen = (sum: string | null) => Number(sum ?? 0)
  return { paid: fen(received), terms: 0 - fen(dues), kept: 0 - fen(credit) - fen(refunded) }
}

type Joined = ExpressionBuilder<Database, 'duesEntry' | 'duesDeed'>

/** The sum of an account, in all deeds or in those of one kind. */
const sumOf = (e: Joined, account: LedgerAccount, kind?: DeedKind) =>
  e.fn
    .sum<string | null>('duesEntry.fen')
    .filterWhere((line) =>
      line.and([
        line('duesEntry.account', '=', account),
        ...(kind ? [line('duesDeed.kind', '=', kind)] : []),
      ]),
    )
