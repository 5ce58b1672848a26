import type { MailProvider } from '../../providers/mail/mailProvider.ts'
import type { ReceiptKey } from '../../store/repositories/duesReceiptFacts.ts'
import type { OutboxJob } from '../../store/repositories/outbox.ts'
import { keepReceipt, openReceipt, type ReceiptParts } from './keepReceipt.ts'
import { mailReceipt } from './mailReceipt.ts'

export interface DeliveryParts extends ReceiptParts {
  /** Absent: nothing is sent. */
  mail?: MailProvider | undefined
}

/** Draws a payment's receipt, and sends it where the payer asked for that; what failed is done again as a whole. */
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
