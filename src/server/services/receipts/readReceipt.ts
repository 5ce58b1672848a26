import type { CallData } from '#contract/calls.ts'
import { authorize } from '../authorize.ts'
import type { Call } from '../call.ts'
import { keepReceipt, openReceipt, type ReceiptParts } from './keepReceipt.ts'
import { receiptName } from './receiptSheet.ts'

/** A receipt of a paid order, for the member's owner and staff; drawn now where the job has not come to it. */
export async function readReceipt({
  input,
  org,
  subject,
  now,
  parts,
}: Call<'orderReceipt', 'org' | 'subject' | 'now', ReceiptParts>): Promise<
  CallData<'orderReceipt'>
> {
  const receipt = await openReceipt(
    parts,
    org.orgId,
    { orderId: input.id, num: input.num },
    (facts) =>
      authorize(subject, 'read', { ...facts, id: facts.memberId, createdAt: facts.appliedAt }, now),
  )
  await keepReceipt(parts, receipt)
  const { num, path } = receipt.facts
  return { name: receiptName(num), url: parts.files.addressOf(path) }
}
