import type { CallData } from '#contract/calls.ts'
import type { CallRequest } from '../../binder/callRequest.ts'
import { once } from '../idempotency/once.ts'
import { requireStored } from '../storage/checkFiles.ts'
import { endOverdue } from './endOverdue.ts'
import { placeOrder } from './placeOrder.ts'
import { planPayment } from './planPayment.ts'
import { startPayment } from './startPayment.ts'

/**
 * Makes the order of a notice by one method, or finds the one that is live, then lets the payer begin: transaction,
 * provider outside of any, transaction with what the provider gave. A crash in between leaves an order that the next
 * equal call goes on with, under the same number at the provider.
 */
export async function payDues(request: CallRequest<'pay'>): Promise<CallData<'pay'>> {
  const plan = await planPayment(request)
  const orderId = await once(request, 'pay', {
    before: async () => {
      await requireStored(request.parts, plan.enclosure)
      await endOverdue(request, plan)
    },
    work: (tx) => placeOrder(tx, request, plan),
  })
  return startPayment(request, plan, orderId)
}
