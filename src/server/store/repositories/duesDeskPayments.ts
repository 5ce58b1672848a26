import { type ExpressionBuilder, sql } from 'kysely'
import { DuesDeskStatus, Remedy } from '#contract/codes.ts'
import type { Database } from '../schema.ts'
import type { Tx } from '../store.ts'
import { MEMBER, memberMatches, membersMeant, narrowed } from './deskFilter.ts'
import { type DuesDeskFilter, moneyListed, moneyMatches } from './duesDeskFilter.ts'
import { isHeldPayment } from './planFacts.ts'
import { isAmong } from './searchTerms.ts'

const PAYMENT = [
  'duesPayment.id as paymentId',
  'duesPayment.orderId',
  'duesPayment.method',
  'duesPayment.tradeNo',
  'duesPayment.paidAt',
  'duesPayment.decidedByName',
  'duesPayment.decidedAt',
  'duesPayment.decidedOpinion',
] as const

const CREDIT = [
  'duesReconcile.reason',
  'duesReconcile.remedy',
  'duesReconcile.note',
  'duesReconcile.name as creditName',
  'duesReconcile.handledBy',
  'duesReconcile.handledAt',
] as const

/** Credit of payments: what waits for staff first, oldest of it first, then what they keep under a name. */
export function listReconcile(tx: Tx, filter: DuesDeskFilter) {
  const query = withCredit(payments(tx, filter))
    .where('duesReconcile.orgId', '=', tx.orgId)
    .where((e) => moneyMatches(e, filter, { ...COLUMNS, fen: 'duesReconcile.fen' }))
    .$if(filter.status !== undefined, (found) =>
      found.where((e) => creditHasStatus(e, filter.status as DuesDeskStatus)),
    )
    .select(CREDIT)
    .select(['duesReconcile.id', 'duesReconcile.createdAt', 'duesReconcile.fen'])
    .$if(filter.status === undefined, (found) => found.orderBy(creditRank))
    .orderBy('duesReconcile.createdAt')
    .orderBy('duesReconcile.id')
  return moneyListed(tx, query, 'duesReconcile.fen', {
    at: 'duesReconcile.createdAt',
    id: 'duesReconcile.id',
    order: 'asc',
  })
}

/** All payments, newest first. */
export function listPayments(tx: Tx, filter: DuesDeskFilter) {
  const { status } = filter
  const found = payments(tx, filter)
    .where('duesPayment.orgId', '=', tx.orgId)
    .where((e) => moneyMatches(e, filter, COLUMNS))
    .orderBy('duesPayment.receivedAt', 'desc')
    .orderBy('duesPayment.id', 'desc')
  const query = withLastCredit(found)
    .$if(status !== undefined, (rows) =>
      rows.where((e) => paymentHasStatus(e, status as DuesDeskStatus)),
    )
    .$if(status !== undefined && status !== DuesDeskStatus.Credit, (rows) =>
      rows.where('duesPayment.id', 'in', creditedPayments(tx, status as DuesDeskStatus)),
    )
    .select(CREDIT)
    .select(['duesPayment.id', 'duesPayment.receivedAt as createdAt', 'duesPayment.fen'])
  const key = { at: 'duesPayment.receivedAt', id: 'duesPayment.id', order: 'desc' } as const
  // Without a status nothing is asked of the credit but what is shown.
  const all = status === undefined ? (found as unknown as typeof query) : query
  return moneyListed(tx, query, 'duesPayment.fen', key, all)
}

/** The last year the payment paid; if it paid none, the last year it was meant for. */
const lastYear = (e: ExpressionBuilder<Database, 'duesPayment' | 'duesNotice'>) =>
  e.fn
    .coalesce(
      e
        .selectFrom('duesTerm')
        .whereRef('duesTerm.orgId', '=', 'duesPayment.orgId')
        .whereRef('duesTerm.paymentId', '=', 'duesPayment.id')
        .select((term) => term.fn.max<number | null>('duesTerm.year').as('last')),
      e.ref('duesNotice.year').$castTo<number | null>(),
    )
    .as('year')

const COLUMNS = {
  at: 'duesPayment.paidAt',
  method: 'duesPayment.method',
  fen: 'duesPayment.fen',
} as const

type WithCredit = ExpressionBuilder<Database, 'duesReconcile'>

/** What waits, what is kept under a name, and what is handled; as the index of the list has it. */
const creditRank = (e: WithCredit) =>
  e
    .case()
    .when(e('duesReconcile.remedy', 'is', null).and('duesReconcile.name', '=', ''))
    .then(e.lit(0))
    .when('duesReconcile.remedy', 'is', null)
    .then(e.lit(1))
    .else(e.lit(2))
    .end()

/** Credit by what staff do with it; statuses of other lists find none. */
function creditHasStatus(e: WithCredit, status: DuesDeskStatus) {
  const isOpen = e('duesReconcile.remedy', 'is', null)
  if (status === DuesDeskStatus.Waiting) return isOpen.and('duesReconcile.name', '=', '')
  if (status === DuesDeskStatus.Named) return isOpen.and('duesReconcile.name', '<>', '')
  const remedy = Object.values(Remedy).find((one) => one === status)
  return remedy ? e('duesReconcile.remedy', '=', remedy) : e.lit(false)
}

/** Payments by what became of their last credit; those that never were credit have paid years. */
const paymentHasStatus = (e: WithCredit, status: DuesDeskStatus) =>
  status === DuesDeskStatus.Credit
    ? e.or([e('duesReconcile.id', 'is', null), creditHasStatus(e, status)])
    : creditHasStatus(e, status)

/**
 * Joins of several credits of a payment the one that waits, or the last. By the payment: the id of a subquery would be
 * compared with that of every credit, since row security lets no index answer it.
 */
const withLastCredit = (found: ReturnType<typeof payments>) =>
  found.leftJoinLateral(
    (e) =>
      e
        .selectFrom('duesReconcile as credit')
        .whereRef('credit.orgId', '=', 'duesPayment.orgId')
        .whereRef('credit.paymentId', '=', 'duesPayment.id')
        .selectAll('credit')
        .orderBy((c) => c.case().when('credit.remedy', 'is', null).then(0).else(1).end())
        .orderBy('credit.createdAt', 'desc')
        .orderBy('credit.id')
        .limit(1)
        .as('duesReconcile'),
    (on) => on.on(sql<boolean>`true`),
  )

const receiptOf = (e: ExpressionBuilder<Database, 'duesPayment'>, num: string) =>
  e
    .selectFrom('duesReceipt')
    .whereRef('duesReceipt.orgId', '=', 'duesPayment.orgId')
    .whereRef('duesReceipt.paymentId', '=', 'duesPayment.id')
    .where('duesReceipt.num', '=', num)
    .select('duesReceipt.num')

/** The last receipt that is not void. */
const validReceipt = (e: ExpressionBuilder<Database, 'duesPayment'>) =>
  e
    .selectFrom('duesReceipt')
    .whereRef('duesReceipt.orgId', '=', 'duesPayment.orgId')
    .whereRef('duesReceipt.paymentId', '=', 'duesPayment.id')
    .where('duesReceipt.voidedAt', 'is', null)
    .select('duesReceipt.num')
    .orderBy('duesReceipt.createdAt', 'desc')
    .limit(1)

/** Payments with credit of a status, which may not be their last. */
const creditedPayments = (tx: Tx, status: DuesDeskStatus) =>
  tx.db
    .selectFrom('duesReconcile')
    .where('duesReconcile.orgId', '=', tx.orgId)
    .where((e) => creditHasStatus(e, status))
    .select('duesReconcile.paymentId')

/** Joins credit to its payments, of which each has one; as `Joined` does. */
function withCredit(found: ReturnType<typeof payments>) {
  const joined = found as unknown as { rightJoin: typeof found.innerJoin }
  return joined.rightJoin('duesReconcile', (on) =>
    on
      .onRef('duesReconcile.orgId', '=', 'duesPayment.orgId')
      .onRef('duesReconcile.paymentId', '=', 'duesPayment.id'),
  )
}

/** Payments without a known order have no member and no year. */
function payments(tx: Tx, { keyword }: DuesDeskFilter) {
  const found = tx.db
    .selectFrom('duesPayment')
    .leftJoin('duesOrder', (on) =>
      on
        .onRef('duesOrder.orgId', '=', 'duesPayment.orgId')
        .onRef('duesOrder.id', '=', 'duesPayment.orderId'),
    )
    .leftJoin('duesNotice', (on) =>
      on
        .onRef('duesNotice.orgId', '=', 'duesOrder.orgId')
        .onRef('duesNotice.id', '=', 'duesOrder.noticeId'),
    )
    .leftJoin('memberApplication', (on) =>
      on
        .onRef('memberApplication.orgId', '=', 'duesPayment.orgId')
        .onRef('memberApplication.id', '=', 'duesPayment.memberId'),
    )
    .select([...MEMBER, ...PAYMENT])
    .select([lastYear, (e) => isHeldPayment(e), (e) => validReceipt(e).as('receiptNum')])
  if (keyword === undefined) return found
  return narrowed(tx, found, keyword, isAmong('duesPayment.id', paymentsMeant(tx, keyword))).where(
    (e) =>
      e.or([
        ...memberMatches(keyword).map(([column, how, text]) => e(column, how, text)),
        e('duesPayment.tradeNo', '=', keyword),
        e('duesPayment.tradeRef', '=', keyword),
        e.exists(receiptOf(e, keyword.toUpperCase())),
      ]),
  )
}

/** Ids of the payments that may be meant. */
function paymentsMeant(tx: Tx, keyword: string) {
  const found = tx.db.selectFrom('duesPayment').where('orgId', '=', tx.orgId).select('id')
  return [
    found.where('memberId', 'in', membersMeant(tx, keyword)),
    found.where('tradeNo', '=', keyword),
    found.where('tradeRef', '=', keyword),
    tx.db
      .selectFrom('duesReceipt')
      .where('orgId', '=', tx.orgId)
      .where('num', '=', keyword.toUpperCase())
      .select('paymentId'),
  ]
}
