import type { CallData } from '#contract/calls.ts'
import { authorize } from '#server/base/authorize.ts'
import type { Call } from '#server/base/call.ts'
import { keepReceipt, openReceipt, type ReceiptParts } from './keepReceipt.ts'
import { receiptName } from './receiptSheet.ts'

/**
 * Returns a receipt of a paid order under a signed address, for the member's owner and staff, and draws it if the job
 * has not yet. Throws NotFound without a receipt, NotLoggedIn or Forbidden for others.
 */
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
