import { fill } from '#domain/text/fill.ts'
import texts from '#server/messages/mail.json' with { type: 'json' }
import type { MailProvider } from '#server/providers/mail/mailProvider.ts'
import { PDF, type Receipt } from './keepReceipt.ts'
import { receiptName } from './receiptSheet.ts'

export interface MailedReceipt {
  receipt: Receipt
  /** Returns the PDF; called only if the mail is sent. */
  pdf(): Buffer | Promise<Buffer>
}

/**
 * Mails a receipt to the address in the payer's invoice form; does nothing without one. Rejects as `MailProvider.send`.
 */
export async function mailReceipt(
  mail: MailProvider,
  { receipt: { facts, sheet }, pdf }: MailedReceipt,
  id: string,
): Promise<void> {
  const { email, name = '' } = facts.info ?? {}
  if (!email) return
  const words = { org: sheet.orgName, num: facts.num, name }
  await mail.send({
    id,
    fromName: sheet.orgName,
    to: email,
    subject: fill(texts.receipt.subject, words),
    text: fill(texts.receipt.text, words),
    files: [{ name: receiptName(facts.num), content: await pdf(), contentType: PDF }],
  })
}
