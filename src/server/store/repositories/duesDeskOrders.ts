import type { ExpressionBuilder } from 'kysely'
import { DuesStatus, InvoiceState } from '#contract/codes.ts'
import type { Database } from '../schema.ts'
import type { Tx } from '../store.ts'
import { MEMBER, memberMatches } from './deskFilter.ts'
import { type DuesDeskFilter, moneyListed, moneyMatches } from './duesDeskFilter.ts'
import { ofRowsMeant } from './membersMeant.ts'
import { ordersOfMembers } from './ordersOfMembers.ts'
import { planOfOrder } from './planFacts.ts'

const OLDEST_ORDER = { at: 'duesOrder.createdAt', id: 'duesOrder.id', order: 'asc' } as const

/** Offline orders waiting for staff, oldest first. */
export function listSubmitted(tx: Tx, filter: DuesDeskFilter) {
  const query = transfers(tx, filter)
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
    .select(['duesOrder.part', planOfOrder])
    .orderBy('duesOrder.createdAt')
    .orderBy('duesOrder.id')
  return moneyListed(tx, query, 'duesOrder.fen', OLDEST_ORDER, {
    meant: meantOrders(tx, filter, 'duesOrder.id'),
  })
}

/**
 * Offline orders that staff sent back, latest first. Orders with a payment are excluded: confirming money that is kept
 * for staff also closes an order.
 */
export function listReturned(tx: Tx, filter: DuesDeskFilter) {
  const query = transfers(tx, filter)
    .where('duesOrder.status', '=', DuesStatus.Closed)
    .where('duesOrder.decidedAt', 'is not', null)
    .where((e) => e.not(e.exists(paymentOfOrder(e))))
    .select([...MEMBER, ...TRANSFER, ...DECIDED])
    .orderBy('duesOrder.decidedAt', 'desc')
    .orderBy('duesOrder.id', 'desc')
  const key = { ...OLDEST_ORDER, order: 'desc' } as const
  return moneyListed(tx, query, 'duesOrder.fen', key, {
    meant: meantOrders(tx, filter, 'duesOrder.id'),
  })
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

/** Invoice requests of paid orders, and what is to be red-lettered: pending ones first, oldest of them first. */
export function listInvoices(tx: Tx, filter: DuesDeskFilter) {
  const { status, least, most, ...others } = filter
  const query = orders(tx, others, 'duesOrder.paidAt')
    .innerJoin('duesInvoice', (on) =>
      on
        .onRef('duesInvoice.orgId', '=', 'duesOrder.orgId')
        .onRef('duesInvoice.orderId', '=', 'duesOrder.id'),
    )
    .where('duesInvoice.orgId', '=', tx.orgId)
    .where((e) =>
      e.or([
        e('duesOrder.status', '=', DuesStatus.Paid),
        e('duesInvoice.state', 'in', [
          InvoiceState.ToRed,
          InvoiceState.RedIssuing,
          InvoiceState.Red,
        ]),
      ]),
    )
    .$if(status !== undefined, (found) =>
      found.where('duesInvoice.state', '=', status as InvoiceState),
    )
    .$if(least !== undefined, (found) => found.where('duesInvoice.fen', '>=', least ?? 0))
    .$if(most !== undefined, (found) => found.where('duesInvoice.fen', '<=', most ?? 0))
    .select([...MEMBER, 'duesInvoice.fen', 'duesOrder.method', 'duesOrder.paidAt'])
    .select(['duesNotice.year'])
    .select(coveredYears)
    .select(['duesInvoice.id', 'duesInvoice.orderId', 'duesInvoice.kind', 'duesInvoice.info'])
    .select(['duesInvoice.state', 'duesInvoice.num', 'duesInvoice.enclosure'])
    .select(['duesInvoice.opinion', 'duesInvoice.createdAt'])
    .select(['duesInvoice.decidedByName', 'duesInvoice.decidedAt', 'duesInvoice.redReason'])
    .select(['duesInvoice.redNum', 'duesInvoice.redEnclosure'])
    .select(['duesInvoice.sentAt', 'duesInvoice.sendMessage'])
    .$if(status === undefined, (found) => found.orderBy(isHandled))
    .orderBy('duesInvoice.createdAt')
    .orderBy('duesInvoice.id')
  const key = { at: 'duesInvoice.createdAt', id: 'duesInvoice.id', order: 'asc' } as const
  return moneyListed(tx, query, 'duesInvoice.fen', key, {
    meant: meantOrders(tx, filter, 'duesInvoice.orderId'),
  })
}

/** What staff or a provider still have to do something about. */
const PENDING = [
  InvoiceState.Requested,
  InvoiceState.ToRed,
  InvoiceState.Issuing,
  InvoiceState.RedIssuing,
]

/** As the index of the list has it. */
const isHandled = (e: ExpressionBuilder<Database, 'duesInvoice'>) =>
  e.case().when('duesInvoice.state', 'in', PENDING).then(e.lit(0)).else(e.lit(1)).end()

/** The years of all orders of an invoice. */
const coveredYears = (e: ExpressionBuilder<Database, 'duesInvoice'>) =>
  e
    .selectFrom('duesInvoiceOrder as covered')
    .innerJoin('duesOrder as each', (on) =>
      on.onRef('each.orgId', '=', 'covered.orgId').onRef('each.id', '=', 'covered.orderId'),
    )
    .innerJoin('duesNotice as told', (on) =>
      on.onRef('told.orgId', '=', 'each.orgId').onRef('told.id', '=', 'each.noticeId'),
    )
    .whereRef('covered.orgId', '=', 'duesInvoice.orgId')
    .whereRef('covered.invoiceId', '=', 'duesInvoice.id')
    .select((year) => year.fn.agg<number[]>('json_agg', ['told.year']).as('years'))
    .as('years')

/** Offline orders by the day they were submitted; they have no status to be filtered by. */
const transfers = (tx: Tx, filter: DuesDeskFilter) =>
  orders(tx, filter, 'duesOrder.createdAt').where((e) => e.lit(filter.status === undefined))

function orders(tx: Tx, filter: DuesDeskFilter, at: 'duesOrder.createdAt' | 'duesOrder.paidAt') {
  const { keyword } = filter
  return ordersOfMembers(tx)
    .where((e) => moneyMatches(e, filter, { at, method: 'duesOrder.method', fen: 'duesOrder.fen' }))
    .$if(keyword !== undefined, (query) =>
      query.where((e) =>
        e.or([
          ...memberMatches(keyword ?? '').map(([column, how, text]) => e(column, how, text)),
          e('duesOrder.tradeRef', '=', keyword ?? ''),
        ]),
      ),
    )
}

/** Orders of the members meant, and the one that has the number, by the column of an order's id. */
function meantOrders(tx: Tx, { keyword }: DuesDeskFilter, column: string) {
  const found = tx.db.selectFrom('duesOrder').where('orgId', '=', tx.orgId).select('id')
  return ofRowsMeant(tx, keyword, column, (number, isOfMembers) => [
    found.where(isOfMembers),
    found.where('tradeRef', '=', number),
  ])
}
