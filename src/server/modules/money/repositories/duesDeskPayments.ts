import { type ExpressionBuilder, sql } from 'kysely'
import { DuesDeskStatus, PayMethod, Remedy } from '#contract/codes.ts'
import type { Database } from '#server/store/schema.ts'
import type { Tx } from '#server/store/store.ts'
import { isOfMember, MEMBER } from './deskFilter.ts'
import { type DuesDeskFilter, isOfDays, moneyListed, moneyMatches } from './duesDeskFilter.ts'
import { foundBy } from './finding.ts'
import { ofRowsMeant } from './membersMeant.ts'
import { isHeldPayment } from './planFacts.ts'

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

/**
 * Credit of payments: what waits for staff first, the oldest of it first, then what they keep under a name, then what
 * is handled; with a filter of days, in the order in which the payments were made.
 */
export function listReconcile(tx: Tx, filter: DuesDeskFilter) {
  const { status } = filter
  const at = isOfDays(filter) ? 'duesReconcile.paidAt' : 'duesReconcile.createdAt'
  const rows = credits(tx, filter, 'duesReconcile.fen').orderBy(at).orderBy('duesReconcile.id')
  const query = withCredit(payments(tx, filter))
    .where('duesReconcile.orgId', '=', tx.orgId)
    .where((e) => isListedCredit(e, filter, 'duesReconcile.fen'))
    .select(CREDIT)
    .select(['duesReconcile.id', 'duesReconcile.createdAt', 'duesReconcile.fen'])
    .$if(status === undefined, (found) => found.orderBy(creditRank))
    .orderBy(at)
    .orderBy('duesReconcile.id')
  const key = { at: 'duesReconcile.createdAt', id: 'duesReconcile.id', order: 'asc' } as const
  return moneyListed(tx, query, 'duesReconcile.fen', key, {
    ...foundBy(filter, query, rows, ranksOf(rows, filter)),
    meant: meantCredits(tx, filter),
  })
}

/**
 * All payments, newest first; with a filter of days, by the day of payment. With a status other than `Credit`, payments
 * whose last credit has that status, by the credit's creation or, with days, the day of payment.
 */
export function listPayments(tx: Tx, filter: DuesDeskFilter) {
  const { status } = filter
  if (status !== undefined && status !== DuesDeskStatus.Credit) return listCredited(tx, filter)
  const at = isOfDays(filter) ? 'duesPayment.paidAt' : 'duesPayment.receivedAt'
  const isListed = (e: ExpressionBuilder<Database, 'duesPayment'>) =>
    e.and([
      moneyMatches(e, filter, COLUMNS),
      ...(status === undefined ? [] : [e('duesPayment.isSettled', '=', true)]),
    ])
  const query = withLastCredit(payments(tx, filter).where('duesPayment.orgId', '=', tx.orgId))
    .where(isListed)
    .select(CREDIT)
    .select(SHOWN)
    .orderBy(at, 'desc')
    .orderBy('duesPayment.id', 'desc')
  const rows = tx.db
    .selectFrom('duesPayment')
    .where('duesPayment.orgId', '=', tx.orgId)
    .where(isListed)
    .orderBy(at, 'desc')
    .orderBy('duesPayment.id', 'desc')
  const madeAt = 'duesPayment.receivedAt'
  const key = { at, madeAt, id: 'duesPayment.id', order: 'desc' } as const
  return moneyListed(tx, query, 'duesPayment.fen', key, {
    ...foundBy(filter, query, rows),
    meant: meantPayments(tx, filter),
  })
}

/**
 * Lists payments by their credit, which stores what the list is filtered by; of several credits of a payment only the
 * last one counts.
 */
function listCredited(tx: Tx, filter: DuesDeskFilter) {
  const at = isOfDays(filter) ? 'duesReconcile.paidAt' : 'duesReconcile.createdAt'
  const rows = credits(tx, filter, 'duesReconcile.paymentFen')
    .where('duesReconcile.isSuperseded', '=', false)
    .orderBy(at, 'desc')
    .orderBy('duesReconcile.id', 'desc')
  const query = withCredit(payments(tx, filter))
    .where('duesReconcile.orgId', '=', tx.orgId)
    .where((e) => isListedCredit(e, filter, 'duesReconcile.paymentFen'))
    .where('duesReconcile.isSuperseded', '=', false)
    .select(CREDIT)
    .select(SHOWN)
    .orderBy(at, 'desc')
    .orderBy('duesReconcile.id', 'desc')
  const key = { at: 'duesReconcile.createdAt', id: 'duesReconcile.id', order: 'desc' } as const
  return moneyListed(tx, query, 'duesReconcile.paymentFen', key, {
    ...foundBy(filter, query, rows, ranksOf(rows, filter)),
    meant: meantCredits(tx, filter),
  })
}

const SHOWN = ['duesPayment.id', 'duesPayment.receivedAt as createdAt', 'duesPayment.fen'] as const

/** The last year that the payment paid; when it paid none, the year of the notice it was made for. */
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

const RANKS = [0, 1, 2] as const

/**
 * Rank of a credit: 0 waiting for staff, 1 kept under a name, 2 handled; the expression of the list's indexes (0059).
 */
const creditRank = (e: WithCredit) =>
  e
    .case()
    .when(e('duesReconcile.remedy', 'is', null).and('duesReconcile.name', '=', ''))
    .then(e.lit(0))
    .when('duesReconcile.remedy', 'is', null)
    .then(e.lit(1))
    .else(e.lit(2))
    .end()

const credits = (tx: Tx, filter: DuesDeskFilter, fen: SumOfCredit) =>
  tx.db
    .selectFrom('duesReconcile')
    .where('duesReconcile.orgId', '=', tx.orgId)
    .where((e) => isListedCredit(e, filter, fen))

/** Column that filters of amounts compare: the sum of the credit, or that of its payment. */
type SumOfCredit = 'duesReconcile.fen' | 'duesReconcile.paymentFen'

const isListedCredit = (e: WithCredit, filter: DuesDeskFilter, fen: SumOfCredit) =>
  e.and([
    moneyMatches(e, filter, { at: 'duesReconcile.paidAt', method: 'duesReconcile.method', fen }),
    ...(filter.status === undefined ? [] : [creditHasStatus(e, filter.status)]),
  ])

/**
 * Splits the list by rank, since indexes have the order within a rank. A remedy without days needs no split: it has an
 * index of its own.
 */
function ranksOf<Rows extends CreditRows>(rows: Rows, filter: DuesDeskFilter) {
  const { status } = filter
  if (status !== undefined && !OPEN.includes(status) && !isOfDays(filter)) return [rows]
  const ranks =
    status === undefined ? RANKS : [RANKS[OPEN.includes(status) ? OPEN.indexOf(status) : 2] ?? 2]
  return ranks.map((rank) => rows.where((e) => e(creditRank(e), '=', e.lit(rank))))
}

/** Statuses of credit that is not handled, by their rank. */
const OPEN: readonly DuesDeskStatus[] = [DuesDeskStatus.Waiting, DuesDeskStatus.Named]

type CreditRows = ReturnType<typeof credits>

/** Condition that a credit has a status of the list; statuses of other lists match none. */
function creditHasStatus(e: WithCredit, status: DuesDeskStatus) {
  const isOpen = e('duesReconcile.remedy', 'is', null)
  if (status === DuesDeskStatus.Waiting) return isOpen.and('duesReconcile.name', '=', '')
  if (status === DuesDeskStatus.Named) return isOpen.and('duesReconcile.name', '<>', '')
  const remedy = Object.values(Remedy).find((one) => one === status)
  return remedy ? e('duesReconcile.remedy', '=', remedy) : e.lit(false)
}

/**
 * Joins one credit of each payment: the one that waits, else the last. Joins laterally, by the payment: a comparison
 * with the id from a subquery would read every credit, since row security lets no index answer it.
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

/**
 * Joins credit to its payment; typed as an inner join, executed as an outer one (see `Joined`), since each credit has a
 * payment.
 */
function withCredit(found: ReturnType<typeof payments>) {
  const joined = found as unknown as { rightJoin: typeof found.innerJoin }
  return joined.rightJoin('duesReconcile', (on) =>
    on
      .onRef('duesReconcile.orgId', '=', 'duesPayment.orgId')
      .onRef('duesReconcile.paymentId', '=', 'duesPayment.id'),
  )
}

/** All payments with order, notice and member; those without a known order have no member and no year. */
function payments(tx: Tx, { keyword }: DuesDeskFilter) {
  return tx.db
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
    .$if(keyword !== undefined, (query) =>
      query.where((e) =>
        e.or([
          isOfMember(tx, keyword ?? '')(e),
          e('duesPayment.tradeNo', '=', keyword ?? ''),
          e('duesPayment.tradeRef', '=', keyword ?? ''),
          e.exists(receiptOf(e, (keyword ?? '').toUpperCase())),
        ]),
      ),
    )
}

/** Narrows the list to payments of the members that match the keyword, and to those with that number. */
const meantPayments = (tx: Tx, { keyword }: DuesDeskFilter) =>
  ofRowsMeant(
    tx,
    keyword,
    { member: 'duesPayment.memberId', numbered: 'duesPayment.id' },
    (isOfMembers) => paymentIds(tx).where(isOfMembers),
    (number) => paymentsNumbered(tx, number),
  )

/** As `meantPayments`, for credit, which stores the member who paid. */
const meantCredits = (tx: Tx, { keyword }: DuesDeskFilter) =>
  ofRowsMeant(
    tx,
    keyword,
    { member: 'duesReconcile.payerId', numbered: 'duesReconcile.paymentId' },
    (isOfMembers) =>
      tx.db
        .selectFrom('duesReconcile')
        .where('orgId', '=', tx.orgId)
        .where(isOfMembers)
        .select('paymentId'),
    (number) => paymentsNumbered(tx, number),
  )

const paymentIds = (tx: Tx) =>
  tx.db.selectFrom('duesPayment').where('orgId', '=', tx.orgId).select('id')

function paymentsNumbered(tx: Tx, number: string) {
  const found = paymentIds(tx).where('method', 'in', Object.values(PayMethod))
  const receipts = tx.db.selectFrom('duesReceipt').where('orgId', '=', tx.orgId)
  return [
    found.where('tradeNo', '=', number),
    found.where('tradeRef', '=', number),
    receipts.where('num', '=', number.toUpperCase()).select('paymentId'),
  ]
}
