import type { Schema } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { invoiceKindFor, normaliseInvoice } from '#domain/invoice/invoiceForm.ts'
import { invoiceFaults } from '#domain/invoice/invoiceRules.ts'
import { sentence } from '../../messages.ts'
import { Refusal } from '../../refusal.ts'
import { putInvoiceRequest, withdrawInvoiceRequest } from '../../store/repositories/duesInvoices.ts'
import type { Tx } from '../../store/store.ts'
import type { OrgConfiguration } from '../configuration/openConfiguration.ts'
import { duesSettings } from '../dues/duesSettings.ts'
import { formInvalid } from '../forms/checkSubmission.ts'
import { invoiceSettings } from './invoiceSettings.ts'

export interface InvoiceRequest {
  orderId: string
  memberId: string
  /** Absent: the payer asks for none, or for none any more. */
  info: Schema<'InvoiceInfo'> | undefined
  configuration: OrgConfiguration
}

/**
 * Keeps the request for an invoice that came with a live order, which the caller holds; an order that is asked for again
 * without one withdraws the earlier request. Refuses an order without one where the society demands it, and FormInvalid
 * with a sentence by field where the form is wrong: the same rules as the page's (specification, section 5).
 */
export async function requestInvoice(
  tx: Tx,
  { orderId, memberId, info, configuration }: InvoiceRequest,
): Promise<void> {
  const { isForced, receiveMethods } = invoiceSettings(configuration)
  if (!info) {
    if (isForced) throw new Refusal(RefusalCode.BadRequest, 'invoiceRequired')
    return withdrawInvoiceRequest(tx, orderId)
  }
  const faults = Object.entries(invoiceFaults(info, receiveMethods))
  if (faults.length > 0)
    throw formInvalid(Object.fromEntries(faults.map(([field, fault]) => [field, sentence(fault)])))
  const kind = invoiceKindFor(duesSettings(configuration).invoiceKind, info)
  const kept = normaliseInvoice(info) as Record<string, string>
  await putInvoiceRequest(tx, { orderId, memberId, kind, info: kept })
}
