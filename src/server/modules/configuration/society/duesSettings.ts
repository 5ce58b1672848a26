import { InvoiceKind } from '#contract/codes.ts'
import type { OrganisationShape } from '#contract/configuration.gen.ts'
import type { PartialYear } from '#domain/money/fees/partialYear.ts'
import type { OrgConfiguration } from '../documents/orgConfiguration.ts'

export interface DuesSettings {
  /** Days after the last paid day in which a member keeps the membership. */
  graceDays: number
  /** Kind of document issued to a payer who requests an invoice. */
  invoiceKind: InvoiceKind
  /** Prefix of receipt numbers. */
  receiptPrefix: string
  /** True if members are reminded around the end of their term. */
  reminders: boolean
  /** Rule for the fee of the rest of the year in which an imported term ends. */
  partialYear: PartialYear
  /** Conditions of payment in instalments; absent where dues must be paid at once. */
  instalments?: InstalmentSettings
}

type InstalmentSettings = NonNullable<NonNullable<OrganisationShape['dues']>['instalments']>

/**
 * Returns the dues settings of `organisation.json`. Defaults: no grace, fiscal invoices, no prefix, reminders sent, a
 * whole year's fee, no instalments.
 */
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
