import type { CallData } from '#contract/calls.ts'
import type { PayProviders } from '../../providers/pay/payProviders.ts'
import type { FileStore } from '../../providers/storage/fileStore.ts'
import type { Store } from '../../store/store.ts'
import type { Call } from '../call.ts'
import type { Configurations } from '../configuration/configurations.ts'
import { type OnceFacts, once } from '../idempotency/once.ts'
import type { PictureViewer } from '../pictures/pictureViewer.ts'
import { requireStored } from '../storage/checkFiles.ts'
import { endOverdue } from './endOverdue.ts'
import { placeOrder } from './placeOrder.ts'
import { planPayment } from './planPayment.ts'
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
