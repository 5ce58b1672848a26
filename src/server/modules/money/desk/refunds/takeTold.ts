import type { OnlineMethod } from '#contract/codes.ts'
import type { ToldRefund } from '#server/providers/pay/payProvider.ts'
import type { Store } from '#server/store/store.ts'
import { findPaymentOf } from '../../repositories/duesPayments.ts'
import { learnRefund } from './learnRefund.ts'
import { seeRefund } from './seeRefund.ts'

/** Records a refund reported in a notification; late or repeated notifications count once. */
export async function takeTold(
  { store }: { store: Store },
  orgId: string,
  method: OnlineMethod,
  told: ToldRefund,
): Promise<void> {
  await store.tx(orgId, async (tx) => {
    if ('refundRef' in told) return void (await learnRefund(tx, told.refundRef, told.outcome))
    const payment = await findPaymentOf(tx, method, told.tradeRef)
    if (payment) await seeRefund(tx, payment.id, told.refundedFen)
  })
}
