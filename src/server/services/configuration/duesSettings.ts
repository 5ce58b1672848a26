import { InvoiceKind } from '#contract/codes.ts'
import type { PartialYear } from '#domain/money/fees/partialYear.ts'
import type { OrgConfiguration } from './orgConfiguration.ts'

export interface DuesSettings {
  /** Days after the last paid day in which a member keeps the membership. */
  graceDays: number
  /** Kind of document a payer gets who asks for an invoice. */
  invoiceKind: InvoiceKind
  /** Prefix of receipt numbers. */
  receiptPrefix: string
  /** Whether members are reminded around the end of their term. */
  reminders: boolean
  /** What the rest of a year costs in which an imported term ends. */
  partialYear: PartialYear
}

/** Dues settings of `organisation.json`; without any there is no grace. */
export function duesSettings(configuration: OrgConfiguration): DuesSettings {
  const { dues = {} } = configuration.get('organisation.json')
  const {
    graceDays = 0,
    invoiceKind = InvoiceKind.Fiscal,
    receiptPrefix = '',
    reminders = true,
    partialYear = 'whole',
  } = dues
  return { graceDays, invoiceKind, receiptPrefix, reminders, partialYear }
}
