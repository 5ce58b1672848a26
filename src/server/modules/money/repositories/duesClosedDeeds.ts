import type { PayMethod } from '#contract/codes.ts'
import type { Period } from '#domain/money/closing/closablePeriod.ts'
import type { DeedKind, LedgerEntry } from '#domain/money/ledger/deeds.ts'
import { rowsByCursor } from '#server/store/queries/rowsByCursor.ts'
import type { Tx } from '#server/store/store.ts'
import { LINES } from './duesDeeds.ts'

/** A deed with its payment and the payer, as a closing lists it. */
export interface ClosedDeed {
  id: string
  bookedOn: string
  kind: DeedKind
  method: PayMethod
  tradeNo: string
  memberNum: string | null
  memberType: string | null
  doneByName: string | null
  reason: string
  entries: LedgerEntry[]
}

/** Every deed that counts for the days of a period, by day and time; all of one snapshot. */
export const readClosedDeeds = (tx: Tx, { from, through }: Period): AsyncIterable<ClosedDeed> =>
  rowsByCursor(
    tx,
    tx.db
      .selectFrom('duesDeed')
      .innerJoin('duesEntry', (on) =>
        on
          .onRef('duesEntry.orgId', '=', 'duesDeed.orgId')
          .onRef('duesEntry.deedId', '=', 'duesDeed.id'),
      )
      .innerJoin('duesPayment', (on) =>
        on
          .onRef('duesPayment.orgId', '=', 'duesDeed.orgId')
          .onRef('duesPayment.id', '=', 'duesDeed.paymentId'),
      )
      .leftJoin('memberApplication', (on) =>
        on
          .onRef('memberApplication.orgId', '=', 'duesPayment.orgId')
          .onRef('memberApplication.id', '=', 'duesPayment.memberId'),
      )
      .where('duesDeed.orgId', '=', tx.orgId)
      .where('bookedOn', '>=', from)
      .where('bookedOn', '<=', through)
      .groupBy(['duesDeed.orgId', 'duesDeed.id', 'method', 'tradeNo', 'memberNum', 'memberType'])
      .orderBy('bookedOn')
      .orderBy('duesDeed.createdAt')
      .orderBy('duesDeed.id')
      .select(['duesDeed.id', 'bookedOn', 'kind', 'method', 'tradeNo', 'memberNum', 'memberType'])
      .select(['doneByName', 'reason', LINES.as('entries')]),
  )
