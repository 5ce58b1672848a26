import { InvoiceKind } from '#contract/codes.ts'
import type { OrgConfiguration } from '../configuration/openConfiguration.ts'

export interface DuesSettings {
  /** Days after the last day paid for in which a member is still one. */
  graceDays: number
  /** What a payer gets who asks for an invoice. */
  invoiceKind: InvoiceKind
  /** Before the number of a receipt. */
  receiptPrefix: string
  /** Whether members are reminded around the end of their term. */
  reminders: boolean
}

/** What a society says about its dues in `organisation.json`; a society that says nothing gives no grace. */
export function duesSettings(configuration: OrgConfiguration): DuesSettings {
  const { dues = {} } = configuration.get('organisation.json')
  const {
    graceDays = 0,
    invoiceKind = InvoiceKind.Fiscal,
    receiptPrefix = '',
    reminders = true,
  } = dues
  return { graceDays, invoiceKind, receiptPrefix, reminders }
}
