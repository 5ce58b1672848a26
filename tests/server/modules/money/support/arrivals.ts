import { expect } from 'vitest'
import type { PayMethod } from '#contract/codes.ts'
import { findOrder } from '#server/modules/money/repositories/duesOrders.ts'
import { listPaidYears } from '#server/modules/money/repositories/duesTerms.ts'
import { settleNotified } from '#server/modules/money/settlement/settle.ts'
import { memberApplications } from '#server/modules/records/repositories/memberApplications.ts'
import { DEMO } from '../../../support/visitor.ts'
import { type DuesWorld, ordered, told } from './duesWorld.ts'

const trades = { next: 1 }

/** What money brings about in a world, and how to look at it. */
export const arrivals = (world: () => DuesWorld) => ({
  /** Money as a verified notification tells of it. */
  arrives(
    tradeRef: string,
    fen = 20_000,
    tradeNo = `T${trades.next++}`,
    method: '0101' | '0102' = '0101',
  ) {
    const trade = { tradeRef, tradeNo, fen, paidAt: world().server.now() }
    return settleNotified(world().server.parts, DEMO, method, trade)
  },
  orderOf: (id: string) => world().tx((tx) => findOrder(tx, id)),
  memberOf: (id: string) => world().tx((tx) => memberApplications.find(tx, id)),
  yearsOf: (id: string) => world().tx((tx) => listPaidYears(tx, id)),
  keptOf: (memberId: string) =>
    world().tx((tx) =>
      tx.db
        .selectFrom('duesReconcile')
        .innerJoin('duesPayment', 'duesPayment.id', 'duesReconcile.paymentId')
        .where('duesPayment.memberId', '=', memberId)
        .select(['duesReconcile.id', 'reason', 'duesReconcile.fen', 'duesReconcile.paymentId'])
        .execute(),
    ),
  async expectBalance() {
    const { paid, terms, kept } = await world().books()
    expect(terms + kept).toBe(paid)
  },
  async anOrder(year = '2026', method: PayMethod = '0101') {
    const { id, who } = await world().account()
    const notice = await told(who, id, year)
    return { id, who, notice, order: await ordered(world(), who, notice, method) }
  },
  /** As if its time had been over. */
  close: ({ id }: { id: string }) =>
    world().tx((tx) =>
      tx.db.updateTable('duesOrder').set({ status: 'closed' }).where('id', '=', id).execute(),
    ),
})
