import type { Schema } from '#contract/calls.ts'
import { InvoiceState } from '#contract/codes.ts'
import { yuanOf } from '#domain/money/fees/yuan.ts'
import { isDoubtfulCreditCode } from '#domain/money/invoice/creditCode.ts'
import words from '#server/messages/dues.json' with { type: 'json' }
import type { Tx } from '#server/store/store.ts'
import {
  type CoveredOrder,
  type CoveringInvoice,
  listCoveredOrders,
  listInvoicesOf,
} from '../repositories/duesInvoiceOrders.ts'
import { yearsText } from './yearsText.ts'

export type InvoiceRow = Schema<'DuesInvoice'>

/**
 * Order id → the invoice that covers it, or the last one that did, for readers of the orders; includes the file once
 * issued. Two queries for any number of orders; orders without a request are absent.
 */
export async function invoicesOf(
  tx: Tx,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, InvoiceRow>> {
  const invoices = await listInvoicesOf(tx, orderIds)
  const last = new Map(invoices.map((invoice) => [invoice.coveredId, invoice]))
  const covered = await listCoveredOrders(tx, [...new Set(invoices.map(({ id }) => id))])
  const rows = [...last].map(([orderId, invoice]) => {
    const orders = covered.filter(({ invoiceId }) => invoiceId === invoice.id)
    return [orderId, invoiceRow(invoice, orders)] as const
  })
  return new Map(rows)
}

function invoiceRow(invoice: CoveringInvoice, orders: readonly CoveredOrder[]): InvoiceRow {
  const { id, kind, state, num, issuedAt, opinion, enclosure, redNum, redEnclosure } = invoice
  const [file] = enclosure
  const [redFile] = redEnclosure ?? []
  return {
    id,
    kind,
    kindName: words.invoiceKind[kind],
    state,
    stateName: words.invoiceStateOfPayer[state],
    name: invoice.info.name ?? '',
    totalAmount: yuanOf(invoice.fen),
    years: yearsText(orders.map(({ year }) => year)),
    ...(orders.length > 1 ? { orderIds: orders.map(({ orderId }) => orderId) } : {}),
    ...(invoice.redReason ? { redReason: invoice.redReason } : {}),
    ...(num ? { num } : {}),
    ...(issuedAt ? { issuedAt: issuedAt.toISOString() } : {}),
    ...(opinion ? { opinion } : {}),
    ...(isDoubtful(invoice) ? { advice: words.doubtfulCreditCodeOfPayer } : {}),
    ...(file ? { file } : {}),
    ...(redNum ? { redNum } : {}),
    ...(redFile ? { redFile } : {}),
  }
}

const isDoubtful = ({ state, info }: CoveringInvoice): boolean =>
  state === InvoiceState.Requested && isDoubtfulCreditCode(info.num ?? '')
