import type { Schema } from '#contract/calls.ts'
import { yuanOf } from '#domain/money/fees/yuan.ts'
import words from '#server/messages/dues.json' with { type: 'json' }
import type { Tx } from '#server/store/store.ts'
import {
  listOrderRefunds,
  type OrderRefund,
  sumOrderCredits,
} from '../repositories/duesOrderMoney.ts'

export type OrderMoney = Pick<Schema<'DuesOrder'>, 'credit' | 'refunds'>

/**
 * Returns a lookup from order id to the money received for it that paid no years: open credit, and refunds. Two queries
 * for any number of orders.
 */
export async function orderMoney(
  tx: Tx,
  orderIds: readonly string[],
): Promise<(orderId: string) => OrderMoney> {
  const credits = await sumOrderCredits(tx, orderIds)
  const refunds = await listOrderRefunds(tx, orderIds)
  return (orderId) => {
    const credit = credits.get(orderId)
    const paidBack = refunds.filter((refund) => refund.orderId === orderId)
    return {
      ...(credit ? { credit: yuanOf(credit) } : {}),
      ...(paidBack.length > 0 ? { refunds: paidBack.map(refundRow) } : {}),
    }
  }
}

const refundRow = ({ fen, state, askedAt, refundedAt }: OrderRefund): Schema<'OrderRefund'> => ({
  amount: yuanOf(fen),
  stateName: words.refundState[state],
  createAt: askedAt.toISOString(),
  ...(refundedAt ? { refundAt: refundedAt.toISOString() } : {}),
})
