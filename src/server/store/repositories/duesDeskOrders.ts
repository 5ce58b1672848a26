import type { ExpressionBuilder } from 'kysely'
import { DuesStatus, InvoiceState } from '#contract/codes.ts'
import type { Database } from '../schema.ts'
import type { Tx } from '../store.ts'
import { type DeskFilter, MEMBER, memberMatches } from './deskFilter.ts'
import { listed } from './listed.ts'
import { ordersOfMembers } from './ordersOfMembers.ts'

/** Offline orders waiting for staff, oldest first. */
export function listSubmitted(tx: Tx, filter: DeskFilter) {
  const query = orders(tx, filter)
    .where('duesOrder.status', '=', DuesStatus.Submitted)
    .select([...MEMBER, ...TRANSFER, ...CHECKED, 'memberApplication.endAt', 'duesNotice.spans'])
    .select((e) =>
      e
        .selectFrom('duesTerm')
        .whereRef('duesTerm.orgId', '=', 'duesOrder.orgId')
        .whereRef('duesTerm.memberId', '=', 'duesOrder.memberId')
        .select((term) => term.fn.agg<number[] | null>('json_agg', ['duesTerm.year']).as('years'))
        .as('paidYears'),
    )
    .orderBy('duesOrder.createdAt')
    .orderBy('duesOrder.id')
  return listed(tx, query)
}

/**
 * Offline orders that staff sent back, latest first. Orders with a payment are excluded: confirming money that is kept
 * for staff also closes an order.
 */
export function listReturned(tx: Tx, filter: DeskFilter) {
  const query = orders(tx, filter)
    .where('duesOrder.status', '=', DuesStatus.Closed)
    .where('duesOrder.decidedAt', 'is not', null)
    .where((e) => e.not(e.exists(paymentOfOrder(e))))
    .select([...MEMBER, ...TRANSFER, ...DECIDED])
    .orderBy('duesOrder.decidedAt', 'desc')
    .orderBy('duesOrder.id')
  return listed(tx, query)
}

const TRANSFER = [
  'duesOrder.id',
  'duesOrder.fen',
  'duesOrder.method',
  'duesOrder.remark',
  'duesOrder.enclosure',
  'duesOrder.createdAt',
  'duesNotice.year',
] as const

const DECIDED = [
  'duesOrder.decidedByName',
  'duesOrder.decidedAt',
  'duesOrder.decidedOpinion',
] as const

const CHECKED = [
  'duesOrder.checkedBy',
  'duesOrder.checkedByName',
  'duesOrder.checkedAt',
  'duesOrder.checkedOpinion',
] as const

const paymentOfOrder = (e: ExpressionBuilder<Database, 'duesOrder'>) =>
  e
    .selectFrom('duesPayment')
    .whereRef('duesPayment.orgId', '=', 'duesOrder.orgId')
    .whereRef('duesPayment.orderId', '=', 'duesOrder.id')
    .select('duesPayment.id')

/** Invoice requests of paid orders: pending ones first, oldest of them first. */
export function listInvoices(tx: Tx, filter: DeskFilter) {
  const query = orders(tx, filter)
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
    .select(['duesInvoice.decidedByName', 'duesInvoice.decidedAt'])
    .orderBy((e) =>
      e.case().when('duesInvoice.state', '=', InvoiceState.Requested).then(0).else(1).end(),
    )
    .orderBy('duesInvoice.createdAt')
    .orderBy('duesInvoice.id')
  return listed(tx, query)
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
