import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { isOn } from '#server/modules/configuration/site/isOn.ts'

export interface InvoiceSettings {
  /** Payment requires an invoice request. */
  isForced: boolean
  /** Codes of the delivery methods of an invoice. */
  receiveMethods: string[]
}

export function invoiceSettings(configuration: OrgConfiguration): InvoiceSettings {
  const { isForce, receiveMethod = [] } = configuration.get('invoiceConfig.json')
  return { isForced: isOn(isForce), receiveMethods: receiveMethod }
}
