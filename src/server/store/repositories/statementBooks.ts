import { sql } from 'kysely'
import { DuesStatus, type PayMethod, RefundState } from '#contract/codes.ts'
import type { BookOrder, BookPayment, BookRefund } from '#domain/money/statement/match/books.ts'
import { dayOf } from '#domain/time/dateFormat.ts'
import type { Tx } from '../store.ts'
import { anyOf } from './anyOf.ts'

/** What a statement is about: its methods, its days as moments, and the numbers on its lines. */
export interface StatementScope {
  methods: readonly PayMethod[]
  from: Date
  before: Date
  tradeNos: readonly string[]
  tradeRefs: readonly string[]
}

/** Orders that a sum may be for; more of them than anybody confirms in a month. */
const MOST_ORDERS = 20_000

/**
 * Payments of the days, and those of the numbers whenever they were. A transfer that was confirmed by a statement goes by
 * the bank's number there, which its own row does not have.
 */
export async function listBookPayments(
  tx: Tx,
  { methods, from, before, tradeNos, tradeRefs }: StatementScope,
): Promise<BookPayment[]> {
  const rows = await tx.db
    .selectFrom('duesPayment')
    .leftJoin('duesStatementLine', (on) =>
      on
        .onRef('duesStatementLine.orgId', '=', 'duesPayment.orgId')
        .onRef('duesStatementLine.foundId', '=', 'duesPayment.id')
        .on('duesStatementLine.tradeNo', '!=', ''),
    )
    .where('duesPayment.orgId', '=', tx.orgId)
    .where('method', 'in', anyOf(methods) as PayMethod[])
    .where((e) =>
      e.or([
        e.and([e('paidAt', '>=', from), e('paidAt', '<', before)]),
        e('duesPayment.tradeNo', 'in', anyOf(tradeNos)),
        e('duesPayment.tradeRef', 'in', anyOf(tradeRefs)),
        e('duesStatementLine.tradeNo', 'in', anyOf(tradeNos)),
      ]),
    )
    .distinctOn('duesPayment.id')
    .select(['duesPayment.id', 'method', 'duesPayment.tradeRef', 'duesPayment.fen', 'paidAt'])
    .select(
      sql<string>`coalesce(dues_statement_line.trade_no, dues_payment.trade_no)`.as('tradeNo'),
    )
    .execute()
  return rows.map(({ paidAt, ...row }) => ({ ...row, day: dayOf(paidAt.getTime()) }))
}

/**
 * Refunds that were made or are under way, of the days or of the payments. What the provider paid back by itself goes by
 * a number of its own, which the books do not have.
 */
export async function listBookRefunds(
  tx: Tx,
  { methods, from, before, tradeNos }: StatementScope,
): Promise<BookRefund[]> {
  const rows = await tx.db
    .selectFrom('duesRefund')
    .innerJoin('duesPayment', (on) =>
      on
        .onRef('duesPayment.orgId', '=', 'duesRefund.orgId')
        .onRef('duesPayment.id', '=', 'duesRefund.paymentId'),
    )
    .where('duesRefund.orgId', '=', tx.orgId)
    .where('method', 'in', anyOf(methods) as PayMethod[])
    .where('duesRefund.state', '!=', RefundState.Failed)
    .where((e) =>
      e.or([
        e.and([e('askedAt', '>=', from), e('askedAt', '<', before)]),
        e('tradeNo', 'in', anyOf(tradeNos)),
      ]),
    )
    .select(['duesRefund.id', 'tradeNo', 'duesRefund.refundRef', 'duesRefund.fen', 'askedAt'])
    .select(['duesRefund.refundedAt', 'duesRefund.askedBy'])
    .execute()
  return rows.map(({ id, tradeNo, refundRef, fen, askedAt, refundedAt, askedBy }) => ({
    id,
    tradeNo,
    ...(askedBy === null ? {} : { refundNo: refundRef }),
    fen,
    day: dayOf((refundedAt ?? askedAt).getTime()),
  }))
}

/** Orders that are not paid: those of the numbers, and offline ones that wait for staff. */
export async function listBookOrders(
  tx: Tx,
  { methods, tradeRefs }: Pick<StatementScope, 'methods' | 'tradeRefs'>,
): Promise<BookOrder[]> {
  const rows = await tx.db
    .selectFrom('duesOrder')
    .innerJoin('memberApplication', (on) =>
      on
        .onRef('memberApplication.orgId', '=', 'duesOrder.orgId')
        .onRef('memberApplication.id', '=', 'duesOrder.memberId'),
    )
    .where('duesOrder.orgId', '=', tx.orgId)
    .where('method', 'in', anyOf(methods) as PayMethod[])
    .where('duesOrder.status', '!=', DuesStatus.Paid)
    .where((e) =>
      e.or([
        e('duesOrder.status', '=', DuesStatus.Submitted),
        e('tradeRef', 'in', anyOf(tradeRefs)),
      ]),
    )
    .orderBy('duesOrder.createdAt')
    .limit(MOST_ORDERS)
    .select(['duesOrder.id', 'method', 'tradeRef', 'fen', 'realName', 'orgName', 'memberNum'])
    .execute()
  return rows.map(({ realName, orgName, memberNum, ...row }) => ({
    ...row,
    memberName: realName ?? orgName ?? '',
    memberNum: memberNum ?? '',
  }))
}
