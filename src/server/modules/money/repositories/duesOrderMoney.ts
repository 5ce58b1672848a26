import type { RefundState } from '#contract/codes.ts'
import { anyOf } from '#server/store/queries/anyOf.ts'
import type { Tx } from '#server/store/store.ts'

/** A refund of a payment for an order. */
export interface OrderRefund {
  orderId: string
  fen: number
  state: RefundState
  askedAt: Date
  refundedAt: Date | null
}

/** Lists the refunds of payments for these orders to the members who paid, oldest first. */
export async function listOrderRefunds(
  tx: Tx,
  orderIds: readonly string[],
): Promise<OrderRefund[]> {
  const rows = await tx.db
    .selectFrom('duesRefund')
    .innerJoin('duesPayment', (on) =>
      on
        .onRef('duesPayment.orgId', '=', 'duesRefund.orgId')
        .onRef('duesPayment.id', '=', 'duesRefund.paymentId')
        .onRef('duesPayment.memberId', '=', 'duesRefund.memberId'),
    )
    .where('duesRefund.orgId', '=', tx.orgId)
    .where('duesPayment.orderId', 'in', anyOf(orderIds))
    .select(['duesPayment.orderId', 'duesRefund.fen', 'state', 'askedAt', 'refundedAt'])
    .orderBy('askedAt')
    .execute()
  return rows as OrderRefund[]
}

/** Returns order id → sum of the open credit of its payments, in fen; credit moved to another member is excluded. */
export async function sumOrderCredits(
  tx: Tx,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.db
    .selectFrom('duesReconcile')
    .innerJoin('duesPayment', (on) =>
      on
        .onRef('duesPayment.orgId', '=', 'duesReconcile.orgId')
        .onRef('duesPayment.id', '=', 'duesReconcile.paymentId')
        .onRef('duesPayment.memberId', '=', 'duesReconcile.memberId'),
    )
    .where('duesReconcile.orgId', '=', tx.orgId)
    .where('remedy', 'is', null)
    .where('duesPayment.orderId', 'in', anyOf(orderIds))
    .groupBy('duesPayment.orderId')
    .select(['duesPayment.orderId', (e) => e.fn.sum<string>('duesReconcile.fen').as('fen')])
    .execute()
  return new Map(rows.map(({ orderId, fen }) => [orderId ?? '', Number(fen)]))
}
