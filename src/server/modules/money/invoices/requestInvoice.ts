import type { Schema } from '#contract/calls.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { invoiceKindFor, normaliseInvoice } from '#domain/money/invoice/invoiceForm.ts'
import { invoiceFaults } from '#domain/money/invoice/invoiceRules.ts'
import { Refusal } from '#server/messages/refusal.ts'
import { sentence } from '#server/messages/sentence.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { duesSettings } from '#server/modules/configuration/society/duesSettings.ts'
import { formInvalid } from '#server/modules/records/forms/formInvalid.ts'
import type { Tx } from '#server/store/store.ts'
import { putInvoiceRequest, withdrawInvoiceRequest } from '../repositories/duesInvoices.ts'
import { invoiceSettings } from './invoiceSettings.ts'

export interface InvoiceRequest {
  orderId: string
  memberId: string
  fen: number
  /** Absent when the payer requests no invoice, or no longer does. */
  info: Schema<'InvoiceInfo'> | undefined
  configuration: OrgConfiguration
}

/**
 * Stores the invoice request of a live order, which the caller has locked; repeating the order without one withdraws
 * it. Throws BadRequest when the organisation requires an invoice and none is requested, and FormInvalid with messages
 * by field for an invalid form: the same rules as on the page (specification, section 5).
 */
export async function requestInvoice(
  tx: Tx,
  { info, configuration, ...request }: InvoiceRequest,
): Promise<void> {
  if (info) return putInvoiceRequest(tx, { ...request, ...checkedForm(info, configuration) })
  if (invoiceSettings(configuration).isForced)
    throw new Refusal(RefusalCode.BadRequest, 'invoiceRequired')
  return withdrawInvoiceRequest(tx, request.orderId)
}

/**
 * Validates an invoice form; returns the form as stored and the kind of the invoice. Throws FormInvalid with messages
 * by field.
 */
export function checkedForm(info: Schema<'InvoiceInfo'>, configuration: OrgConfiguration) {
  const faults = Object.entries(invoiceFaults(info, invoiceSettings(configuration).receiveMethods))
  if (faults.length > 0)
    throw formInvalid(Object.fromEntries(faults.map(([field, fault]) => [field, sentence(fault)])))
  const kind = invoiceKindFor(duesSettings(configuration).invoiceKind, info)
  return { kind, info: normaliseInvoice(info) as Record<string, string> }
}
