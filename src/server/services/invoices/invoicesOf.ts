import type { Schema } from '#contract/calls.ts'
import words from '../../messages/dues.json' with { type: 'json' }
import { type DuesInvoice, listInvoicesOf } from '../../store/repositories/duesInvoices.ts'
import type { Tx } from '../../store/store.ts'

export type InvoiceRow = Schema<'DuesInvoice'>

/**
 * Order id → requested invoice, for readers of the orders; includes the file once issued. One query for any number of
 * orders; orders without a request are absent.
 */
export async function invoicesOf(
  tx: Tx,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, InvoiceRow>> {
  const invoices = await listInvoicesOf(tx, orderIds)
  return new Map(invoices.map((invoice) => [invoice.orderId, invoiceRow(invoice)]))
}

function invoiceRow(invoice: DuesInvoice): InvoiceRow {
  const { id, kind, state, num, issuedAt, opinion, enclosure, redNum, redEnclosure } = invoice
  const [file] = enclosure
  const [redFile] = redEnclosure ?? []
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
    ...(redNum ? { redNum } : {}),
    ...(redFile ? { redFile } : {}),
  }
}
