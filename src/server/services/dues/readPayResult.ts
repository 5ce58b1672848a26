import type { CallData } from '#contract/calls.ts'
import { DuesStatus } from '#contract/codes.ts'
import { yuanOf } from '#domain/money/fees/yuan.ts'
import { type DuesOrder, findOrder } from '../../store/repositories/duesOrders.ts'
import type { Call } from '../call.ts'
import { allowedOrder } from './allowedOrder.ts'
import { askForMoney } from './askForMoney.ts'
import type { DuesParts } from './duesParts.ts'

/**
 * Returns the payment result of an order; null while unpaid. Anyone with the order's id may ask, so that polling
 * outlives a proof of mobile; the answer says nothing about the member (decision 0165).
 */
export async function readPayResult({
  input,
  org,
  subject,
  parts,
}: Call<'payResult', 'org' | 'subject', DuesParts>): Promise<CallData<'payResult'>> {
  const { orgId } = org
  const order = await parts.store.tx(orgId, (tx) => allowedOrder(tx, input.id, subject, 'look'))
  if (order.status !== DuesStatus.Open) return outcomeOf(order)
  await askForMoney(parts, orgId, order)
  return outcomeOf(await parts.store.tx(orgId, (tx) => findOrder(tx, order.id)))
}

function outcomeOf(order: DuesOrder | undefined): CallData<'payResult'> {
  if (order?.status !== DuesStatus.Paid || !order.paidAt) return null
  const { id, memberId, fen, paidAt } = order
  return { id, memberId, totalAmount: yuanOf(fen), payAt: paidAt.toISOString() }
}
