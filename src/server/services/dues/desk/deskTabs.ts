import type { Schema } from '#contract/calls.ts'
import type { DuesDeskFilter, MoneyListed } from '../../../store/repositories/duesDeskFilter.ts'
import {
  listInvoices,
  listReturned,
  listSubmitted,
} from '../../../store/repositories/duesDeskOrders.ts'
import { listPayments, listReconcile } from '../../../store/repositories/duesDeskPayments.ts'
import { listRefunds } from '../../../store/repositories/duesDeskRefunds.ts'
import { mapWalked } from '../../../store/repositories/walked.ts'
import type { Tx } from '../../../store/store.ts'
import type { OrgConfiguration } from '../../configuration/orgConfiguration.ts'
import {
  invoiceRow,
  paymentRow,
  reconcileRow,
  refundRow,
  returnedRow,
  submittedRow,
} from './deskRows.ts'

export type DuesTab = Schema<'DuesTab'>
type Lister = (
  tx: Tx,
  filter: DuesDeskFilter,
  configuration: OrgConfiguration,
) => MoneyListed<Schema<'DuesDeskRow'>>

/** Desk tab → query and row mapping. */
export const DESK_TABS: Record<DuesTab, Lister> = {
  offline: (tx, filter, configuration) =>
    mapWalked(listSubmitted(tx, filter), (row) => submittedRow(row, configuration)),
  returned: (tx, filter, configuration) =>
    mapWalked(listReturned(tx, filter), (row) => returnedRow(row, configuration)),
  reconcile: (tx, filter, configuration) =>
    mapWalked(listReconcile(tx, filter), (row) => reconcileRow(row, configuration)),
  refund: (tx, filter, configuration) =>
    mapWalked(listRefunds(tx, filter), (row) => refundRow(row, configuration)),
  invoice: (tx, filter, configuration) =>
    mapWalked(listInvoices(tx, filter), (row) => invoiceRow(row, configuration)),
  payment: (tx, filter, configuration) =>
    mapWalked(listPayments(tx, filter), (row) => paymentRow(row, configuration)),
}
