import type { Schema } from '#contract/calls.ts'
import { RefundState } from '#contract/codes.ts'
import { beijingDay } from '#server/base/shared/beijingTime.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { mapKeyset } from '#server/store/queries/keyset.ts'
import type { Tx } from '#server/store/store.ts'
import type { DuesDeskFilter, MoneyListed } from '../repositories/duesDeskFilter.ts'
import { listInvoices, listReturned, listSubmitted } from '../repositories/duesDeskOrders.ts'
import { listPayments, listReconcile } from '../repositories/duesDeskPayments.ts'
import { listPlans } from '../repositories/duesDeskPlans.ts'
import { listRefunds } from '../repositories/duesDeskRefunds.ts'
import {
  invoiceRow,
  paymentRow,
  reconcileRow,
  refundRow,
  returnedRow,
  submittedRow,
} from './deskRows.ts'
import type { DecidedMoney } from './ownPayments.ts'
import { deskPlanRow } from './plans/deskPlanRow.ts'

export type DuesTab = Schema<'DuesTab'>
type Lister = (
  tx: Tx,
  filter: DuesDeskFilter,
  configuration: OrgConfiguration,
  /** Whether money is the reader's own, who may not decide about it. */
  isOwn?: (money: DecidedMoney) => boolean,
) => MoneyListed<Schema<'DuesDeskRow'>>

const ownMatter = (isOwn = false) => (isOwn ? { isOwnMatter: true as const } : {})

/** Desk tab → query and row mapping. */
export const DESK_TABS: Record<DuesTab, Lister> = {
  offline: (tx, filter, configuration, isOwn) =>
    mapKeyset(listSubmitted(tx, filter), (row) => ({
      ...submittedRow(row, configuration, beijingDay(tx.now)),
      ...ownMatter(isOwn?.({ memberId: row.memberId, before: row.checkedBy })),
    })),
  returned: (tx, filter, configuration) =>
    mapKeyset(listReturned(tx, filter), (row) => returnedRow(row, configuration)),
  reconcile: (tx, filter, configuration) =>
    mapKeyset(listReconcile(tx, filter), (row) => reconcileRow(row, configuration)),
  refund: (tx, filter, configuration, isOwn) =>
    mapKeyset(listRefunds(tx, filter), (row) => ({
      ...refundRow(row, configuration),
      ...ownMatter(
        row.state === RefundState.Asked && isOwn?.({ memberId: row.memberId, before: row.askedBy }),
      ),
    })),
  plan: (tx, filter, configuration) =>
    mapKeyset(listPlans(tx, filter), (row) => deskPlanRow(row, configuration, beijingDay(tx.now))),
  invoice: (tx, filter, configuration) =>
    mapKeyset(listInvoices(tx, filter), (row) => invoiceRow(row, configuration, tx.now)),
  payment: (tx, filter, configuration) =>
    mapKeyset(listPayments(tx, filter), (row) => paymentRow(row, configuration)),
}
