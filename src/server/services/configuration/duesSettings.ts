import { InvoiceKind } from '#contract/codes.ts'
import type { OrganisationShape } from '#contract/configuration.gen.ts'
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
  /** How dues may be paid in parts; absent where they may not. */
  instalments?: InstalmentSettings
}

type InstalmentSettings = NonNullable<NonNullable<OrganisationShape['dues']>['instalments']>

/** Dues settings of `organisation.json`; without any there is no grace. */
export function duesSettings(configuration: OrgConfiguration): DuesSettings {
  const { dues = {} } = configuration.get('organisation.json')
  const {
    graceDays = 0,
    invoiceKind = InvoiceKind.Fiscal,
    receiptPrefix = '',
    reminders = true,
    partialYear = 'whole',
    instalments,
  } = dues
  const settings = { graceDays, invoiceKind, receiptPrefix, reminders, partialYear }
  return { ...settings, ...(instalments ? { instalments } : {}) }
}
