import type { CallInput } from '#contract/calls.ts'
import type { Visitor } from '../../../support/visitor.ts'
import type { DuesWorld } from './duesWorld.ts'

type Remedy = Omit<CallInput<'reconcileHandle'>, 'id' | 'note'>

/** What staff do with money on its way back, and how to look at it. */
export const waysBack = (world: () => DuesWorld, staff: () => Visitor) => ({
  /** Open credits of a payment, oldest first. */
  openCredits: (paymentId: string) =>
    world().tx((tx) =>
      tx.db
        .selectFrom('duesReconcile')
        .where('paymentId', '=', paymentId)
        .where('remedy', 'is', null)
        .orderBy('fen')
        .select(['id', 'fen', 'reason', 'name', 'memberId'])
        .execute(),
    ),
  paymentOf: async (tradeNo: string) =>
    (
      await world().tx((tx) =>
        tx.db
          .selectFrom('duesPayment')
          .where('tradeNo', '=', tradeNo)
          .select('id')
          .executeTakeFirstOrThrow(),
      )
    ).id,
  receiptsOf: (paymentId: string) =>
    world().tx((tx) =>
      tx.db
        .selectFrom('duesReceipt')
        .where('paymentId', '=', paymentId)
        .orderBy('num')
        .select(['num', 'orderId', 'voidReason', 'voidedByName', 'path'])
        .execute(),
    ),
  refundsOf: (paymentId: string) =>
    world().tx((tx) =>
      tx.db
        .selectFrom('duesRefund')
        .where('paymentId', '=', paymentId)
        .orderBy('askedAt')
        .selectAll()
        .execute(),
    ),
  /** The last deed of a kind about a payment. */
  deedOf: async (paymentId: string, kind: string) =>
    (await staff().call('paymentDeeds', { id: paymentId }))
      .filter((deed) => deed.kind === kind)
      .at(-1)?.id ?? '',
  undo: (id: string, note = '缴错') => staff().ask('deedUndo', { id, note }),
  handle: (id: string, remedy: Remedy, note = '核对') =>
    staff().ask('reconcileHandle', { id, ...remedy, note }),
})
