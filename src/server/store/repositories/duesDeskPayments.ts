import type { ExpressionBuilder } from 'kysely'
import { DuesDeskStatus, Remedy } from '#contract/codes.ts'
import type { Database } from '../schema.ts'
import type { Tx } from '../store.ts'
import { MEMBER, memberMatches } from './deskFilter.ts'
import { type DuesDeskFilter, moneyListed, moneyMatches } from './duesDeskFilter.ts'

const PAYMENT = [
  'duesPayment.id as paymentId',
  'duesPayment.orderId',
  'duesPayment.fen',
  'duesPayment.method',
  'duesPayment.tradeNo',
  'duesPayment.paidAt',
  'duesPayment.decidedByName',
  'duesPayment.decidedAt',
  'duesPayment.decidedOpinion',
  'duesReceipt.num as receiptNum',
  'duesReconcile.reason',
  'duesReconcile.remedy',
  'duesReconcile.note',
  'duesReconcile.handledBy',
  'duesReconcile.handledAt',
] as const

/** Payments kept for staff: unhandled ones first, oldest of them first. */
export function listReconcile(tx: Tx, filter: DuesDeskFilter) {
  const query = payments(tx, filter)
    .where('duesReconcile.id', 'is not', null)
    .select(['duesReconcile.id', 'duesReconcile.createdAt', 'duesPayment.tradeRef'])
    .orderBy((e) => e.case().when('duesReconcile.remedy', 'is', null).then(0).else(1).end())
    .orderBy('duesReconcile.createdAt')
    .orderBy('duesReconcile.id')
  return moneyListed(tx, query, 'duesPayment.fen')
}

/** All payments, newest first. */
export function listPayments(tx: Tx, filter: DuesDeskFilter) {
  const query = payments(tx, filter)
    .select(['duesPayment.id', 'duesPayment.receivedAt as createdAt'])
    .orderBy('duesPayment.receivedAt', 'desc')
    .orderBy('duesPayment.id')
  return moneyListed(tx, query, 'duesPayment.fen')
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

/** Payments by what became of them; statuses of invoices find none. */
function hasStatus(e: ExpressionBuilder<Database, 'duesReconcile'>, status: DuesDeskStatus) {
  const isKept = e('duesReconcile.id', 'is not', null)
  const remedy = (which: Remedy) => e('duesReconcile.remedy', '=', which)
  if (status === DuesDeskStatus.Waiting) return isKept.and('duesReconcile.remedy', 'is', null)
  if (status === DuesDeskStatus.Credit) return e.or([e.not(isKept), remedy(Remedy.Credit)])
  return status === DuesDeskStatus.Refund ? remedy(Remedy.Refund) : e.lit(false)
}

/** Payments without a known order have no member and no year. */
function payments(tx: Tx, filter: DuesDeskFilter) {
  const { keyword, status } = filter
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
    .leftJoin('duesReconcile', (on) =>
      on
        .onRef('duesReconcile.orgId', '=', 'duesPayment.orgId')
        .onRef('duesReconcile.paymentId', '=', 'duesPayment.id'),
    )
    .leftJoin('duesReceipt', (on) =>
      on
        .onRef('duesReceipt.orgId', '=', 'duesPayment.orgId')
        .onRef('duesReceipt.paymentId', '=', 'duesPayment.id'),
    )
    .select([...MEMBER, ...PAYMENT])
    .select(lastYear)
    .where('duesPayment.orgId', '=', tx.orgId)
    .where((e) => moneyMatches(e, filter, COLUMNS))
    .$if(status !== undefined, (query) =>
      query.where((e) => hasStatus(e, status as DuesDeskStatus)),
    )
    .$if(keyword !== undefined, (query) =>
      query.where((e) =>
        e.or([
          ...memberMatches(keyword ?? '').map(([column, how, text]) => e(column, how, text)),
          e('duesPayment.tradeNo', '=', keyword ?? ''),
          e('duesPayment.tradeRef', '=', keyword ?? ''),
          e('duesReceipt.num', '=', (keyword ?? '').toUpperCase()),
        ]),
      ),
    )
}
