import type { CallData } from '#contract/calls.ts'
import type { Call, CallContext } from '#server/base/call.ts'
import { type OnceFacts, once } from '#server/base/idempotency/once.ts'
import type { Configurations } from '#server/modules/configuration/documents/configurations.ts'
import type { PictureViewer } from '#server/modules/files/pictures/pictureViewer.ts'
import { requireStored } from '#server/modules/files/storage/checkFiles.ts'
import type { PayProviders } from '#server/providers/pay/payProviders.ts'
import type { FileStore } from '#server/providers/storage/fileStore.ts'
import type { Store } from '#server/store/store.ts'
import type { DuesParts } from '../duesParts.ts'
import { isOver } from '../order/deadline.ts'
import { endOrder } from '../order/endOrder.ts'
import { lockLiveOrder } from '../repositories/duesOrders.ts'
import { placeOrder } from './placeOrder.ts'
import { type PayPlan, planPayment } from './planPayment.ts'
import { startPayment } from './startPayment.ts'

/**
 * Creates the order of a notice for one method, or reuses the live one, then starts the payment: one transaction, the
 * provider call outside any transaction, another transaction that stores the provider's result. After a crash in
 * between, the next equal call resumes the order under the same number at the provider.
 */
export async function payDues(
  request: Call<
    'pay',
    OnceFacts | 'origin',
    {
      store: Store
      configuration: Configurations
      files: FileStore
      pictures: PictureViewer
      payProviders: PayProviders
    }
  >,
): Promise<CallData<'pay'>> {
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

/**
 * Ends the live order if its deadline is over, so that a new one can replace it without waiting for the job. The order
 * is unchanged when the provider does not answer.
 */
async function endOverdue(
  { parts, org, now }: CallContext<'org' | 'now', DuesParts>,
  { notice, method, channel }: PayPlan,
): Promise<void> {
  const live = await parts.store.tx(org.orgId, (tx) =>
    lockLiveOrder(tx, { noticeId: notice.id, method, channel }),
  )
  if (live && isOver(live, now))
    await endOrder(parts, org.orgId, live.id, 'expired').catch(() => undefined)
}
