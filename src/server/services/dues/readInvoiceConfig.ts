import type { CallData } from '#contract/calls.ts'
import type { CallRequest } from '../../binder/callRequest.ts'
import { invoiceSettings } from '../invoices/invoiceSettings.ts'

/** Whether an invoice must be asked for, and how one can be received: JSON text, as the specification has it. */
export async function readInvoiceConfig({
  org,
  parts,
}: CallRequest<'invoiceConfig'>): Promise<CallData<'invoiceConfig'>> {
  const { isForced, receiveMethods } = invoiceSettings(await parts.configuration.of(org.orgId))
  return { isForce: isForced ? 1 : 0, receiveMethod: JSON.stringify(receiveMethods) }
}
