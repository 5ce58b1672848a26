import type { CallData } from '#contract/calls.ts'
import type { CallRequest } from '../../binder/callRequest.ts'
import { authorize } from '../authorize.ts'
import { keepReceipt, openReceipt } from './keepReceipt.ts'
import { receiptName } from './receiptSheet.ts'

/** The receipt of a paid order, for the member's owner and staff; drawn now where the job has not come to it. */
export async function readReceipt({
  input,
  org,
  subject,
  parts,
}: CallRequest<'orderReceipt'>): Promise<CallData<'orderReceipt'>> {
  const receipt = await openReceipt(parts, org.orgId, { orderId: input.id }, (facts) =>
    authorize(subject, 'read', { ...facts, id: facts.memberId }),
  )
  await keepReceipt(parts, receipt)
  const { num, path } = receipt.facts
  return { name: receiptName(num), url: `${parts.storage.baseUrl}${path}` }
}
