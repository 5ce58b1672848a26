import type { Schema } from '#contract/calls.ts'
import type { DeskFilter } from '../../../store/repositories/deskFilter.ts'
import {
  pageInvoices,
  pageReturned,
  pageSubmitted,
} from '../../../store/repositories/duesDeskOrders.ts'
import { pagePayments, pageReconcile } from '../../../store/repositories/duesDeskPayments.ts'
import { mapPage, type Page } from '../../../store/repositories/page.ts'
import type { Tx } from '../../../store/store.ts'
import type { OrgConfiguration } from '../../configuration/openConfiguration.ts'
import { invoiceRow, paymentRow, reconcileRow, returnedRow, submittedRow } from './deskRows.ts'

export type DuesTab = Schema<'DuesTab'>
type Lister = (
  tx: Tx,
  filter: DeskFilter,
  configuration: OrgConfiguration,
) => Promise<Page<Schema<'DuesDeskRow'>>>

/** Tab of the desk → its rows, in the wire's words. */
export const DESK_TABS: Record<DuesTab, Lister> = {
  async offline(tx, filter, configuration) {
    return mapPage(await pageSubmitted(tx, filter), (row) => submittedRow(row, configuration))
  },
  async returned(tx, filter, configuration) {
    return mapPage(await pageReturned(tx, filter), (row) => returnedRow(row, configuration))
  },
  async reconcile(tx, filter, configuration) {
    return mapPage(await pageReconcile(tx, filter), (row) => reconcileRow(row, configuration))
  },
  async invoice(tx, filter, configuration) {
    return mapPage(await pageInvoices(tx, filter), (row) => invoiceRow(row, configuration))
  },
  async payment(tx, filter, configuration) {
    return mapPage(await pagePayments(tx, filter), (row) => paymentRow(row, configuration))
  },
}
