import { DuesStatus } from '#contract/codes.ts'
import { type InvoiceForm, InvoiceTitle } from '#domain/money/invoice/invoiceForm.ts'
import { fill } from '#domain/text/fill.ts'
import words from '#server/messages/dues.json' with { type: 'json' }
import type {
  InvoiceBuyer,
  InvoiceOrder,
  RedOrder,
} from '#server/providers/invoice/invoiceProvider.ts'
import type { CoveredOrder } from '../../repositories/duesInvoiceOrders.ts'
import type { DuesInvoice } from '../../repositories/duesInvoices.ts'
import { yearsText } from '../yearsText.ts'

/** Most characters of a remark that fit on an invoice. */
const REMARK_MAX = 110

/** Converts an invoice request to the provider's order. */
export function blueOrder(
  { kind, fen, info, sentAt, createdAt }: DuesInvoice,
  covered: readonly CoveredOrder[],
  ref: string,
): InvoiceOrder {
  const years = yearsText(covered.map(({ year }) => year))
  const remarks = [fill(words.invoiceRemark, { years }), info.remark].filter(Boolean)
  const remark = [...remarks.join('；')].slice(0, REMARK_MAX).join('')
  return { ref, kind, fen, buyer: buyerOf(info), remark, orderedAt: sentAt ?? createdAt }
}

/**
 * Builds the order of an invoice's red letter; its reason is `takenBack` when one of the orders is not paid any more.
 */
export const redOrder = (
  { kind, info, num, code }: DuesInvoice,
  covered: readonly CoveredOrder[],
  ref: string,
): RedOrder => ({
  ref,
  kind,
  buyer: buyerOf(info),
  blue: { num: num ?? '', ...(code ? { code } : {}) },
  reason: covered.every(({ status }) => status === DuesStatus.Paid) ? 'wrong' : 'takenBack',
})

function buyerOf(info: InvoiceForm): InvoiceBuyer {
  const { type, name = '', num: taxNum, phone, address, openBank, bankAccount } = info
  const account = [openBank, bankAccount].filter(Boolean).join(' ')
  return {
    isPerson: type !== InvoiceTitle.Unit,
    name,
    ...(taxNum ? { taxNum } : {}),
    ...(phone ? { phone } : {}),
    ...(address ? { address } : {}),
    ...(account ? { account } : {}),
  }
}
