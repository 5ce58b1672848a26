import type { OutboxJob } from '#server/base/repositories/outbox.ts'
import type { MailProvider } from '#server/providers/mail/mailProvider.ts'
import type { ReceiptKey } from '../repositories/duesReceiptFacts.ts'
import { keepReceipt, openReceipt, type ReceiptParts } from './keepReceipt.ts'
import { mailReceipt } from './mailReceipt.ts'

export interface DeliveryParts extends ReceiptParts {
  /** Absent: no receipt is mailed. */
  mail?: MailProvider | undefined
}

/**
 * Job: draws a receipt and, unless it is void, mails it to the address in the payer's invoice form; a failed job is
 * repeated as a whole.
 */
export async function deliverReceipt(
  parts: DeliveryParts,
  { id, orgId, payload }: OutboxJob,
): Promise<void> {
  const receipt = await openReceipt(parts, orgId, payload as ReceiptKey)
  const drawn = await keepReceipt(parts, receipt)
  if (!parts.mail || receipt.facts.voidedAt) return
  const pdf = () => drawn ?? parts.receiptWriter.draw(receipt.sheet)
  await mailReceipt(parts.mail, { receipt, pdf }, id)
}
