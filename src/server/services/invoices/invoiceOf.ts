import type { Schema } from '#contract/calls.ts'
import words from '../../messages/dues.json' with { type: 'json' }
import { type DuesInvoice, findInvoiceOf } from '../../store/repositories/duesInvoices.ts'
import type { Tx } from '../../store/store.ts'

/** The invoice that was asked for with an order, for whoever may see the order; its file once it is issued. */
export async function invoiceOf(
  tx: Tx,
  orderId: string,
): Promise<Schema<'DuesInvoice'> | undefined> {
  const invoice = await findInvoiceOf(tx, orderId)
  return invoice && invoiceRow(invoice)
}

function invoiceRow(invoice: DuesInvoice): Schema<'DuesInvoice'> {
  const { id, kind, state, num, issuedAt, opinion, enclosure } = invoice
  const [file] = enclosure
  return {
    id,
    kind,
    kindName: words.invoiceKind[kind],
    state,
    stateName: words.invoiceState[state],
    name: invoice.info.name ?? '',
    ...(num ? { num } : {}),
    ...(issuedAt ? { issuedAt: issuedAt.toISOString() } : {}),
    ...(opinion ? { opinion } : {}),
    ...(file ? { file } : {}),
  }
}
