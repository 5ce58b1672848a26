import type { ExpressionBuilder } from 'kysely'
import type { Database } from '../schema.ts'
import type { Tx } from '../store.ts'
import { type DeskFilter, MEMBER, memberMatches } from './deskFilter.ts'
import { listed } from './listed.ts'

const PAYMENT = [
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
export function listReconcile(tx: Tx, filter: DeskFilter) {
  const query = payments(tx, filter)
    .where('duesReconcile.id', 'is not', null)
    .select(['duesReconcile.id', 'duesReconcile.createdAt', 'duesPayment.tradeRef'])
    .orderBy((e) => e.case().when('duesReconcile.remedy', 'is', null).then(0).else(1).end())
    .orderBy('duesReconcile.createdAt')
    .orderBy('duesReconcile.id')
  return listed(tx, query)
}

/** All payments, newest first. */
export function listPayments(tx: Tx, filter: DeskFilter) {
  const query = payments(tx, filter)
    .select(['duesPayment.id', 'duesPayment.receivedAt as createdAt'])
    .orderBy('duesPayment.receivedAt', 'desc')
    .orderBy('duesPayment.id')
  return listed(tx, query)
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

/** Payments without a known order have no member and no year. */
function payments(tx: Tx, { keyword }: DeskFilter) {
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
