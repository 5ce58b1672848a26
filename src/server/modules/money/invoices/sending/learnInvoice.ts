import { InvoiceState } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { FileValue } from '#contract/formInfo.ts'
import { Refusal } from '#server/messages/refusal.ts'
import { holdFiles } from '#server/modules/files/storage/holdFiles.ts'
import type { IssuedInvoice } from '#server/providers/invoice/invoiceProvider.ts'
import type { FileStore } from '#server/providers/storage/fileStore.ts'
import type { Tx } from '#server/store/store.ts'
import {
  type DuesInvoice,
  isInvoiceNumTaken,
  lockInvoice,
  refuseSending,
  saveInvoice,
  saveRed,
} from '../../repositories/duesInvoices.ts'
import { isSending, stateBefore } from '../sendingStates.ts'
import type { Attempt } from './sendingParts.ts'

/** Final outcome reported by a provider; the file of an issued invoice is stored already. */
export type Told =
  | { state: 'issued'; invoice: Pick<IssuedInvoice, 'num' | 'code' | 'issuedAt'>; file: FileValue }
  | { state: 'refused'; message: string }

/**
 * Records the outcome of an attempt: an issued invoice as if its sender had entered it, a refusal for staff to read.
 * Repeated reports count once. Returns true when it was recorded now. Throws Conflict when the number is in use.
 */
export async function learnInvoice(
  tx: Tx,
  files: FileStore,
  { invoiceId, ref }: Attempt,
  told: Told,
): Promise<boolean> {
  const invoice = await lockInvoice(tx, invoiceId)
  if (!invoice || invoice.sendRef !== ref || !isSending(invoice.state)) return false
  tx.note({ record: { type: 'invoice', id: invoiceId } })
  const isRed = invoice.state === InvoiceState.RedIssuing
  if (told.state === 'refused') {
    await refuseSending(tx, invoiceId, stateBefore(invoice.state), told.message)
    return true
  }
  if (
    invoice.num === told.invoice.num ||
    (await isInvoiceNumTaken(tx, told.invoice.num, invoiceId))
  )
    throw new Refusal(RefusalCode.Conflict, 'invoiceNumTaken')
  const holder = { holder: invoiceId, place: isRed ? 'invoiceRedFile' : 'invoiceFile' } as const
  const owners = invoice.sentBy ? [invoice.sentBy] : []
  await holdFiles(tx, files, holder, [told.file], { owners, purpose: 'invoice' })
  await (isRed ? recordRed : recordBlue)(tx, invoice, told)
  return true
}

type Issued = Told & { state: 'issued' }

async function recordBlue(tx: Tx, invoice: DuesInvoice, { invoice: issued, file }: Issued) {
  const { id, sentBy: decidedBy, sentByName: decidedByName } = invoice
  const decided = { decidedBy, decidedByName, decidedAt: tx.now, decidedOpinion: '' }
  await saveInvoice(tx, id, { state: InvoiceState.Issued, enclosure: [file], ...issued }, decided)
}

async function recordRed(tx: Tx, invoice: DuesInvoice, { invoice: issued, file }: Issued) {
  const { id, sentBy: redBy, sentByName: redByName } = invoice
  const { num: redNum, issuedAt: redAt } = issued
  await saveRed(tx, id, { redNum, redAt, redEnclosure: [file], redBy, redByName })
}
