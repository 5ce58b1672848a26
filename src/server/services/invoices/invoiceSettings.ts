import type { OrgConfiguration } from '../configuration/openConfiguration.ts'
import { isOn } from '../site/isOn.ts'

export interface InvoiceSettings {
  /** Nobody pays without asking for an invoice. */
  isForced: boolean
  /** Codes of the ways an invoice can be received. */
  receiveMethods: string[]
}

export function invoiceSettings(configuration: OrgConfiguration): InvoiceSettings {
  const { isForce, receiveMethod = [] } = configuration.get('invoiceConfig.json')
  return { isForced: isOn(isForce), receiveMethods: receiveMethod }
}
