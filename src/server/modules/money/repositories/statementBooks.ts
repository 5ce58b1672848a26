import { sql } from 'kysely'
import { DuesStatus, type PayMethod, RefundState } from '#contract/codes.ts'
import type { BookOrder, BookPayment, BookRefund } from '#domain/money/statement/match/books.ts'
import { filled } from '#domain/money/statement/optional.ts'
import { dayOf } from '#domain/time/dateFormat.ts'
import { anyOf } from '#server/store/queries/anyOf.ts'
import { inParts } from '#server/store/queries/inParts.ts'
import type { Tx } from '#server/store/store.ts'
import { receivedFen } from './receivedFen.ts'

/** Scope of a statement: its methods, its days as moments, and the numbers on its lines. */
export interface StatementScope {
  methods: readonly PayMethod[]
  from: Date
  before: Date
  tradeNos: readonly string[]
  tradeRefs: readonly string[]
}

/** Maximum number of candidate orders: more than staff confirm in a month. */
const MOST_ORDERS = 20_000

/**
 * Lists payments of the days, and those with the numbers on any day, without those that never arrived. A transfer
 * confirmed by a statement has the bank's number from the statement's line, since its own row lacks it.
 */
export async function listBookPayments(tx: Tx, scope: StatementScope): Promise<BookPayment[]> {
  const { from, before, tradeNos, tradeRefs } = scope
  const found = [
    ...(await payments(tx, scope)
      .where('paidAt', '>=', from)
      .where('paidAt', '<', before)
      .execute()),
    ...(await inParts(tradeNos, (numbers) =>
      payments(tx, scope)
        .where((e) =>
          e.or([
            e('duesPayment.tradeNo', 'in', numbers),
            e('duesStatementLine.tradeNo', 'in', numbers),
          ]),
        )
        .execute(),
    )),
    ...(await inParts(tradeRefs, (refs) =>
      payments(tx, scope).where('duesPayment.tradeRef', 'in', refs).execute(),
    )),
  ]
  const rows = new Map(found.map((row) => [row.id, row]))
  return [...rows.values()].map(({ paidAt, ...row }) => ({ ...row, day: dayOf(paidAt.getTime()) }))
}

const payments = (tx: Tx, { methods }: StatementScope) =>
  tx.db
    .selectFrom('duesPayment')
    .leftJoin('duesStatementLine', (on) =>
      on
        .onRef('duesStatementLine.orgId', '=', 'duesPayment.orgId')
        .onRef('duesStatementLine.foundId', '=', 'duesPayment.id')
        .on('duesStatementLine.tradeNo', '!=', ''),
    )
    .where('duesPayment.orgId', '=', tx.orgId)
    .where('method', 'in', anyOf(methods) as PayMethod[])
    .where(receivedFen, '>', 0)
    .distinctOn('duesPayment.id')
    .select(['duesPayment.id', 'method', 'duesPayment.tradeRef', receivedFen.as('fen'), 'paidAt'])
    .select(
      sql<string>`coalesce(dues_statement_line.trade_no, dues_payment.trade_no)`.as('tradeNo'),
    )

/**
 * Lists refunds that have not failed, of the days or of the payments. A refund made at the provider goes by the number
 * of a line it was matched with; until then it has no `refundNo`, since the books do not have the provider's number.
 */
export async function listBookRefunds(tx: Tx, scope: StatementScope): Promise<BookRefund[]> {
  const { from, before, tradeNos } = scope
  const found = [
    ...(await refunds(tx, scope)
      .where('askedAt', '>=', from)
      .where('askedAt', '<', before)
      .execute()),
    ...(await inParts(tradeNos, (numbers) =>
      refunds(tx, scope).where('duesPayment.tradeNo', 'in', numbers).execute(),
    )),
  ]
  const rows = new Map(found.map((row) => [row.id, row]))
  return [...rows.values()].map(
    ({ id, tradeNo, refundRef, lineNo, fen, askedAt, refundedAt, askedBy }) => ({
      id,
      tradeNo,
      ...filled({ refundNo: askedBy === null ? (lineNo ?? '') : refundRef }),
      fen,
      day: dayOf((refundedAt ?? askedAt).getTime()),
    }),
  )
}

const refunds = (tx: Tx, { methods }: StatementScope) =>
  tx.db
    .selectFrom('duesRefund')
    .innerJoin('duesPayment', (on) =>
      on
        .onRef('duesPayment.orgId', '=', 'duesRefund.orgId')
        .onRef('duesPayment.id', '=', 'duesRefund.paymentId'),
    )
    .leftJoin('duesStatementLine', (on) =>
      on
        .onRef('duesStatementLine.orgId', '=', 'duesRefund.orgId')
        .onRef('duesStatementLine.foundId', '=', 'duesRefund.id')
        .on('duesStatementLine.refundNo', '!=', ''),
    )
    .where('duesRefund.orgId', '=', tx.orgId)
    .where('method', 'in', anyOf(methods) as PayMethod[])
    .where('duesRefund.state', '!=', RefundState.Failed)
    .distinctOn('duesRefund.id')
    .select(['duesRefund.id', 'duesPayment.tradeNo', 'duesRefund.refundRef', 'duesRefund.fen'])
    .select(['askedAt', 'duesRefund.refundedAt', 'duesRefund.askedBy'])
    .select('duesStatementLine.refundNo as lineNo')

/** Orders that are not paid: those of the numbers, and offline ones that wait for staff. */
export async function listBookOrders(
  tx: Tx,
  { methods, tradeRefs }: Pick<StatementScope, 'methods' | 'tradeRefs'>,
): Promise<BookOrder[]> {
  const found = [
    ...(await orders(tx, methods).where('duesOrder.status', '=', DuesStatus.Submitted).execute()),
    ...(await inParts(tradeRefs, (refs) =>
      orders(tx, methods).where('tradeRef', 'in', refs).execute(),
    )),
  ]
  const rows = new Map(found.map((row) => [row.id, row]))
  return [...rows.values()].map(({ realName, orgName, memberNum, ...row }) => ({
    ...row,
    memberName: realName ?? orgName ?? '',
    memberNum: memberNum ?? '',
  }))
}

const orders = (tx: Tx, methods: readonly PayMethod[]) =>
  tx.db
    .selectFrom('duesOrder')
    .innerJoin('memberApplication', (on) =>
      on
        .onRef('memberApplication.orgId', '=', 'duesOrder.orgId')
        .onRef('memberApplication.id', '=', 'duesOrder.memberId'),
    )
    .where('duesOrder.orgId', '=', tx.orgId)
    .where('method', 'in', anyOf(methods) as PayMethod[])
    .where('duesOrder.status', 'not in', [DuesStatus.Paid, DuesStatus.Held])
    .orderBy('duesOrder.createdAt')
    .limit(MOST_ORDERS)
    .select(['duesOrder.id', 'method', 'tradeRef', 'fen', 'realName', 'orgName', 'memberNum'])
