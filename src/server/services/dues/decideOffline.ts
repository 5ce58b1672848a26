import type { CallData } from '#contract/calls.ts'
import { DuesStatus } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { CallRequest } from '../../binder/callRequest.ts'
import { Refusal } from '../../refusal.ts'
import { type DuesOrder, lockOrder, saveOrder } from '../../store/repositories/duesOrders.ts'
import type { Tx } from '../../store/store.ts'
import { once } from '../idempotency/once.ts'
import { settle } from './settle.ts'

type Decide = CallRequest<'offlineDecide'>

/** Staff say that the money of an offline order came, or send the order back with an opinion. */
export async function decideOffline(request: Decide): Promise<CallData<'offlineDecide'>> {
  const { input, org, parts } = request
  const opinion = (input.opinion ?? '').trim()
  if (input.decision === 'return' && opinion === '')
    throw new Refusal(RefusalCode.BadRequest, 'opinionRequired')
  const configuration = await parts.configuration.of(org.orgId)
  return once(request, 'offlineDecide', {
    work: async (tx) => {
      const order = await submittedOrder(tx, input.id)
      if (input.decision === 'return') {
        const closed = { status: DuesStatus.Closed, closedAt: tx.now, opinion }
        await saveOrder(tx, order.id, closed)
      } else await settle(tx, configuration, confirmed(order, tx.now))
      return true
    },
  })
}

async function submittedOrder(tx: Tx, id: string): Promise<DuesOrder> {
  const order = await lockOrder(tx, id)
  if (!order) throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
  if (order.status !== DuesStatus.Submitted) throw new Refusal(RefusalCode.Conflict, 'orderDecided')
  return order
}

/** The order stands for the number of the payment: confirmed twice it is still one. */
const confirmed = ({ id, method, tradeRef, fen }: DuesOrder, now: Date) => ({
  method,
  trade: { tradeRef, tradeNo: id, fen, paidAt: now },
})
