import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { DuesStatus, InvoiceState } from '#contract/codes.ts'
import type { Database } from '#server/store/schema.ts'
import type { Tx } from '#server/store/store.ts'
import { isOfMember, MEMBER } from './deskFilter.ts'
import { type DuesDeskFilter, isOfDays, moneyListed, moneyMatches } from './duesDeskFilter.ts'
import { foundBy } from './finding.ts'
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
  const rows = transferRows(tx, filter)
    .where('duesOrder.status', '=', DuesStatus.Submitted)
    .orderBy('duesOrder.createdAt')
    .orderBy('duesOrder.id')
  return moneyListed(tx, query, 'duesOrder.fen', OLDEST_ORDER, {
    ...foundBy(filter, query, rows),
    meant: meantTransfers(tx, filter, (e) => e('duesOrder.status', '=', DuesStatus.Submitted)),
  })
}

/**
 * Offline orders that staff returned, the last returned first; with a filter of days, the last submitted first. Orders
 * with a payment are excluded, since confirming money kept for staff closes an order, too.
 */
export function listReturned(tx: Tx, filter: DuesDeskFilter) {
  const at = isOfDays(filter) ? 'duesOrder.createdAt' : 'duesOrder.decidedAt'
  const query = transfers(tx, filter)
    .where(isSentBack)
    // Matches the partial index `dues_order_closed` (0047), by which exports read one part after another.
    .where('duesOrder.status', '=', DuesStatus.Closed)
    .where('duesOrder.decidedAt', 'is not', null)
    .select([...MEMBER, ...TRANSFER, ...DECIDED])
    .orderBy(at, 'desc')
    .orderBy('duesOrder.id', 'desc')
  const rows = transferRows(tx, filter)
    .where(isSentBack)
    .orderBy(at, 'desc')
    .orderBy('duesOrder.id', 'desc')
  const key = { ...OLDEST_ORDER, order: 'desc' } as const
  return moneyListed(tx, query, 'duesOrder.fen', key, {
    ...foundBy(filter, query, rows),
    meant: meantTransfers(tx, filter, isSentBack),
  })
}

const isSentBack = (e: ExpressionBuilder<Database, 'duesOrder'>) =>
  e('duesOrder.isReturned', '=', true)

const TRANSFER = [
  'duesOrder.id',
  'duesOrder.memberId',
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

/**
 * Invoice requests of paid orders, and invoices to be red-lettered: pending ones first, the oldest of them first; with
 * a filter of days, in the order in which the orders were paid.
 */
export function listInvoices(tx: Tx, filter: DuesDeskFilter) {
  const { status } = filter
  const at = isOfDays(filter) ? 'duesInvoice.paidAt' : 'duesInvoice.createdAt'
  const query = shownInvoices(tx, filter)
    .where((e) => isListedInvoice(e, filter))
    .$if(status === undefined, (found) => found.orderBy(isHandled))
    .orderBy(at)
    .orderBy('duesInvoice.id')
  const rows = invoices(tx, filter).orderBy(at).orderBy('duesInvoice.id')
  const key = { at: 'duesInvoice.createdAt', id: 'duesInvoice.id', order: 'asc' } as const
  return moneyListed(tx, query, 'duesInvoice.fen', key, {
    ...foundBy(filter, query, rows, ranksOf(rows, filter)),
    meant: meantInvoices(tx, filter),
  })
}

const invoices = (tx: Tx, filter: DuesDeskFilter) =>
  tx.db
    .selectFrom('duesInvoice')
    .where('duesInvoice.orgId', '=', tx.orgId)
    .where((e) => isListedInvoice(e, filter))

type InvoiceRows = ReturnType<typeof invoices>

const isListedInvoice = (e: ExpressionBuilder<Database, 'duesInvoice'>, filter: DuesDeskFilter) =>
  e.and([
    e.or([e('duesInvoice.isPaid', '=', true), e('duesInvoice.state', 'in', TO_RED)]),
    moneyMatches(e, filter, INVOICE),
    ...(filter.status ? [e('duesInvoice.state', '=', filter.status as InvoiceState)] : []),
  ])

const INVOICE = {
  at: 'duesInvoice.paidAt',
  method: 'duesInvoice.method',
  fen: 'duesInvoice.fen',
} as const

const TO_RED = [InvoiceState.ToRed, InvoiceState.RedIssuing, InvoiceState.Red]

/**
 * Splits the list by rank, since indexes have the order within a rank. A status without days needs no split: it has an
 * index of its own.
 */
function ranksOf<Rows extends InvoiceRows>(rows: Rows, filter: DuesDeskFilter) {
  const { status } = filter
  if (status !== undefined && !isOfDays(filter)) return [rows]
  const isPending = PENDING.some((state) => state === status)
  const ranks = status === undefined ? RANKS : [isPending ? RANKS[0] : RANKS[1]]
  return ranks.map((rank) => rows.where((e) => e(isHandled(e), '=', e.lit(rank))))
}

/** States in which staff or a provider still have to act. */
const PENDING = [
  InvoiceState.Requested,
  InvoiceState.ToRed,
  InvoiceState.Issuing,
  InvoiceState.RedIssuing,
]

const RANKS = [0, 1] as const

/** Rank of an invoice: 0 pending, 1 handled; the expression of the list's indexes (0059). */
const isHandled = (e: ExpressionBuilder<Database, 'duesInvoice'>) =>
  e.case().when('duesInvoice.state', 'in', PENDING).then(e.lit(0)).else(e.lit(1)).end()

const shownInvoices = (tx: Tx, filter: DuesDeskFilter) =>
  ordersNamed(tx, filter)
    .innerJoin('duesInvoice', (on) =>
      on
        .onRef('duesInvoice.orgId', '=', 'duesOrder.orgId')
        .onRef('duesInvoice.orderId', '=', 'duesOrder.id'),
    )
    .where('duesInvoice.orgId', '=', tx.orgId)
    .select([...MEMBER, 'duesInvoice.fen', 'duesOrder.method', 'duesOrder.paidAt'])
    .select(['duesNotice.year'])
    .select(coveredYears)
    .select(['duesInvoice.id', 'duesInvoice.orderId', 'duesInvoice.kind', 'duesInvoice.info'])
    .select(['duesInvoice.state', 'duesInvoice.num', 'duesInvoice.enclosure'])
    .select(['duesInvoice.opinion', 'duesInvoice.createdAt'])
    .select(['duesInvoice.decidedByName', 'duesInvoice.decidedAt', 'duesInvoice.redReason'])
    .select(['duesInvoice.redNum', 'duesInvoice.redEnclosure'])
    .select(['duesInvoice.sentAt', 'duesInvoice.sendMessage'])

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

/**
 * Offline orders, filtered by the day of submission; none when a status is given, since transfers have no filter by
 * status.
 */
const transfers = (tx: Tx, filter: DuesDeskFilter) =>
  ordersNamed(tx, filter).where((e) => isTransfer(e, filter))

const transferRows = (tx: Tx, filter: DuesDeskFilter) =>
  tx.db
    .selectFrom('duesOrder')
    .where('duesOrder.orgId', '=', tx.orgId)
    .where((e) => isTransfer(e, filter))

const isTransfer = (e: ExpressionBuilder<Database, 'duesOrder'>, filter: DuesDeskFilter) =>
  e.and([moneyMatches(e, filter, ORDER), e.lit(filter.status === undefined)])

const ORDER = {
  at: 'duesOrder.createdAt',
  method: 'duesOrder.method',
  fen: 'duesOrder.fen',
} as const

const ordersNamed = (tx: Tx, { keyword }: DuesDeskFilter) =>
  ordersOfMembers(tx).$if(keyword !== undefined, (query) =>
    query.where((e) =>
      e.or([isOfMember(tx, keyword ?? '')(e), e('duesOrder.tradeRef', '=', keyword ?? '')]),
    ),
  )

/** Narrows the list to transfers of the members that match the keyword, and to the order with that number. */
const meantTransfers = (tx: Tx, { keyword }: DuesDeskFilter, isListed: Condition) => {
  const found = tx.db.selectFrom('duesOrder').where('orgId', '=', tx.orgId).where(isListed)
  const ids = found.select('id')
  return ofRowsMeant(
    tx,
    keyword,
    { member: 'duesOrder.memberId', isOfFew: true, numbered: 'duesOrder.id' },
    (isOfMembers) => ids.where(isOfMembers),
    (number) => [ids.where('tradeRef', '=', number)],
  )
}

type Condition = (e: ExpressionBuilder<Database, 'duesOrder'>) => Expression<SqlBool>

/** Narrows the list to invoices of the members that match the keyword, and of the order with that number. */
const meantInvoices = (tx: Tx, { keyword }: DuesDeskFilter) =>
  ofRowsMeant(
    tx,
    keyword,
    { member: 'duesInvoice.memberId', numbered: 'duesInvoice.id' },
    (isOfMembers) =>
      tx.db.selectFrom('duesInvoice').where('orgId', '=', tx.orgId).where(isOfMembers).select('id'),
    (number) => [
      tx.db
        .selectFrom('duesOrder')
        .innerJoin('duesInvoice', (on) =>
          on
            .onRef('duesInvoice.orgId', '=', 'duesOrder.orgId')
            .onRef('duesInvoice.orderId', '=', 'duesOrder.id'),
        )
        .where('duesOrder.orgId', '=', tx.orgId)
        .where('duesOrder.tradeRef', '=', number)
        .select('duesInvoice.id'),
    ],
  )
