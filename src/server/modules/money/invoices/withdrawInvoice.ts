import { InvoiceState } from '#contract/codes.ts'
import type { Tx } from '#server/store/store.ts'
import type { DeedAuthor } from '../repositories/duesDeeds.ts'
import { demandRed, lockLiveInvoice, saveInvoice } from '../repositories/duesInvoices.ts'
import { refuseUnderWay } from './refuseUnderWay.ts'

interface Withdrawal {
  orderId: string
  /** Shown to the payer. */
  opinion: string
  author: DeedAuthor
}

/**
 * Withdraws the invoice of an order whose payment was reversed: returns a request, demands the red letter of an issued
 * one. Throws Conflict while it is under way at a provider, since its outcome is unknown.
 */
export async function withdrawInvoice(
  tx: Tx,
  { orderId, opinion, author: { doneBy, doneByName, reason } }: Withdrawal,
): Promise<void> {
  const invoice = await lockLiveInvoice(tx, orderId)
  if (!invoice) return
  refuseUnderWay(invoice)
  if (invoice.state === InvoiceState.Issued) return demandRed(tx, invoice.id, reason)
  const decided = { decidedBy: doneBy, decidedByName: doneByName, decidedAt: tx.now }
  const returned = { state: InvoiceState.Returned, opinion }
  await saveInvoice(tx, invoice.id, returned, { ...decided, decidedOpinion: opinion })
}
