import type { CallData } from '#contract/calls.ts'
import type { Call } from '#server/base/call.ts'
import type { Configurations } from '#server/modules/configuration/documents/configurations.ts'
import { invoiceSettings } from './invoiceSettings.ts'

/** Returns whether an invoice is mandatory and how it can be received, as JSON text (specification). */
export async function readInvoiceConfig({
  org,
  parts,
}: Call<'invoiceConfig', 'org', { configuration: Configurations }>): Promise<
  CallData<'invoiceConfig'>
> {
  const { isForced, receiveMethods } = invoiceSettings(await parts.configuration.of(org.orgId))
  return { isForce: isForced ? 1 : 0, receiveMethod: JSON.stringify(receiveMethods) }
}
