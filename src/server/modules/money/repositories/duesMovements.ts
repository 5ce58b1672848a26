import { sql } from 'kysely'
import type { Period } from '#domain/money/closing/closablePeriod.ts'
import type { ByAccount, Movement } from '#domain/money/closing/movements.ts'
import type { Tx } from '#server/store/store.ts'

/** Lists the movements of a period's deeds; entries that differ only in their amounts are summed by the database. */
export async function listMovements(tx: Tx, { from, through }: Period): Promise<Movement[]> {
  const rows = await entries(tx)
    .innerJoin('duesPayment', (on) =>
      on
        .onRef('duesPayment.orgId', '=', 'duesDeed.orgId')
        .onRef('duesPayment.id', '=', 'duesDeed.paymentId'),
    )
    .leftJoin('memberApplication', (on) =>
      on
        .onRef('memberApplication.orgId', '=', 'duesDeed.orgId')
        .on('memberApplication.id', '=', MEMBER),
    )
    .where('bookedOn', '>=', from)
    .where('bookedOn', '<=', through)
    .groupBy(['bookedOn', 'kind', 'account', 'method', 'memberType', 'duesEntry.year', IS_DEBIT])
    .select(['bookedOn as day', 'kind', 'account', 'method', 'memberType', 'duesEntry.year'])
    .select((e) => [
      e.fn.sum<string>('duesEntry.fen').as('fen'),
      e.fn.countAll<string>().filterWhere('line', '=', 0).as('deeds'),
    ])
    .execute()
  return rows.map((row) => ({ ...row, fen: Number(row.fen), deeds: Number(row.deeds) }))
}

/** Balances of the accounts over all deeds, or over those booked before a day. */
export async function readBalances(tx: Tx, before?: string): Promise<ByAccount<number>> {
  const rows = await entries(tx)
    .$if(before !== undefined, (query) => query.where('bookedOn', '<', before ?? ''))
    .groupBy('account')
    .select((e) => ['account', e.fn.sum<string>('duesEntry.fen').as('fen')])
    .execute()
  return Object.fromEntries(rows.map(({ account, fen }) => [account, Number(fen)]))
}

/** Member of an entry; cash belongs to the payer. */
const MEMBER = sql<string>`coalesce(dues_entry.member_id, dues_payment.member_id)`

/** Grouping column that keeps debits and credits of an account apart. */
const IS_DEBIT = sql`dues_entry.fen > 0`

function entries(tx: Tx) {
  return tx.db
    .selectFrom('duesEntry')
    .innerJoin('duesDeed', (on) =>
      on
        .onRef('duesDeed.orgId', '=', 'duesEntry.orgId')
        .onRef('duesDeed.id', '=', 'duesEntry.deedId'),
    )
    .where('duesEntry.orgId', '=', tx.orgId)
}
