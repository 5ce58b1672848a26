import { DuesStatus, InvoiceState } from '#contract/codes.ts'
import type { Tx } from '../store.ts'
import { type DeskFilter, MEMBER, memberMatches } from './deskFilter.ts'
import { ordersOfMembers } from './ordersOfMembers.ts'
import { pageOf } from './page.ts'

/** Offline orders that wait for staff, the oldest first. */
export async function pageSubmitted(tx: Tx, filter: DeskFilter) {
  const listed = orders(tx, filter)
    .where('duesOrder.status', '=', DuesStatus.Submitted)
    .select([...MEMBER, 'duesOrder.id', 'duesOrder.fen', 'duesOrder.method', 'duesOrder.remark'])
    .select(['duesOrder.enclosure', 'duesOrder.createdAt', 'duesNotice.year'])
    .orderBy('duesOrder.createdAt')
    .orderBy('duesOrder.id')
  return pageOf(listed, filter)
}

/** Requests for invoices of paid orders: those that wait first, the oldest of them first. */
export async function pageInvoices(tx: Tx, filter: DeskFilter) {
  const listed = orders(tx, filter)
    .innerJoin('duesInvoice', (on) =>
      on
        .onRef('duesInvoice.orgId', '=', 'duesOrder.orgId')
        .onRef('duesInvoice.orderId', '=', 'duesOrder.id'),
    )
    .where('duesOrder.status', '=', DuesStatus.Paid)
    .select([...MEMBER, 'duesOrder.fen', 'duesOrder.method', 'duesOrder.paidAt', 'duesNotice.year'])
    .select(['duesInvoice.id', 'duesInvoice.orderId', 'duesInvoice.kind', 'duesInvoice.info'])
    .select(['duesInvoice.state', 'duesInvoice.num', 'duesInvoice.enclosure'])
    .select(['duesInvoice.opinion', 'duesInvoice.createdAt'])
    .orderBy((e) =>
      e.case().when('duesInvoice.state', '=', InvoiceState.Requested).then(0).else(1).end(),
    )
    .orderBy('duesInvoice.createdAt')
    .orderBy('duesInvoice.id')
  return pageOf(listed, filter)
}

function orders(tx: Tx, { keyword }: DeskFilter) {
  return ordersOfMembers(tx).$if(keyword !== undefined, (query) =>
    query.where((e) =>
      e.or([
        ...memberMatches(keyword ?? '').map(([column, how, text]) => e(column, how, text)),
        e('duesOrder.tradeRef', '=', keyword ?? ''),
      ]),
    ),
  )
}
