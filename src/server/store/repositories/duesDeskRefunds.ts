import type { ExpressionBuilder } from 'kysely'
import { PayMethod, RefundState } from '#contract/codes.ts'
import type { Database } from '../schema.ts'
import type { Tx } from '../store.ts'
import { MEMBER, memberMatches } from './deskFilter.ts'
import { type DuesDeskFilter, moneyListed, moneyMatches } from './duesDeskFilter.ts'
import type { Joined } from './joined.ts'
import { ofRowsMeant } from './membersMeant.ts'

const COLUMNS = {
  at: 'duesRefund.askedAt',
  method: 'duesPayment.method',
  fen: 'duesRefund.fen',
} as const

/** Refunds, those that wait for somebody first, latest of them first. */
export function listRefunds(tx: Tx, filter: DuesDeskFilter) {
  const { keyword, status } = filter
  const query = refunds(tx)
    .where((e) => moneyMatches(e, filter, COLUMNS))
    .$if(status !== undefined, (found) =>
      found.where('duesRefund.state', '=', status as RefundState),
    )
    .$if(keyword !== undefined, (found) =>
      found.where((e) =>
        e.or([
          ...memberMatches(keyword ?? '').map(([column, how, text]) => e(column, how, text)),
          e('duesPayment.tradeNo', '=', keyword ?? ''),
          e('duesRefund.refundNo', '=', keyword ?? ''),
        ]),
      ),
    )
    .$if(status === undefined, (found) => found.orderBy(refundRank))
    .orderBy('duesRefund.askedAt', 'desc')
    .orderBy('duesRefund.id', 'desc')
  const key = { at: 'duesRefund.askedAt', id: 'duesRefund.id', order: 'desc' } as const
  return moneyListed(tx, query, 'duesRefund.fen', key, { meant: meantRefunds(tx, keyword) })
}

function meantRefunds(tx: Tx, keyword: string | undefined) {
  const found = tx.db.selectFrom('duesRefund').where('duesRefund.orgId', '=', tx.orgId)
  const ids = found.select('duesRefund.id')
  return ofRowsMeant(tx, keyword, 'duesRefund.id', (number, isOfMembers) => [
    ids.where(isOfMembers).where('memberId', 'is not', null),
    ids.where('refundNo', '=', number),
    found
      .innerJoin('duesPayment', (on) =>
        on
          .onRef('duesPayment.orgId', '=', 'duesRefund.orgId')
          .onRef('duesPayment.id', '=', 'duesRefund.paymentId'),
      )
      .where('duesPayment.method', 'in', Object.values(PayMethod))
      .where('duesPayment.tradeNo', '=', number)
      .select('duesRefund.id'),
  ])
}

/** What waits for staff, and what waits for a provider; as the index of the list has it. */
const refundRank = (e: ExpressionBuilder<Database, 'duesRefund'>) =>
  e
    .case()
    .when('duesRefund.state', 'in', [RefundState.Asked, RefundState.Seen])
    .then(e.lit(0))
    .when('duesRefund.state', '=', RefundState.Pending)
    .then(e.lit(1))
    .else(e.lit(2))
    .end()

const refunds = (tx: Tx) =>
  joined(tx)
    .select(MEMBER)
    .select(['duesRefund.id', 'duesRefund.paymentId', 'duesRefund.way', 'duesRefund.state'])
    .select(['duesRefund.fen', 'duesRefund.reason', 'duesRefund.askedByName', 'duesRefund.askedAt'])
    .select(['duesRefund.decidedByName', 'duesRefund.decidedOpinion', 'duesRefund.refundNo'])
    .select(['duesRefund.refundedAt', 'duesRefund.message'])
    .select(['duesPayment.method', 'duesPayment.tradeNo', 'duesPayment.paidAt'])

/** A refund of a payment that has no member has none either. */
function joined(tx: Tx) {
  const found = tx.db
    .selectFrom('duesRefund')
    .leftJoin('duesPayment', (on) =>
      on
        .onRef('duesPayment.orgId', '=', 'duesRefund.orgId')
        .onRef('duesPayment.id', '=', 'duesRefund.paymentId'),
    )
    .leftJoin('memberApplication', (on) =>
      on
        .onRef('memberApplication.orgId', '=', 'duesRefund.orgId')
        .onRef('memberApplication.id', '=', 'duesRefund.memberId'),
    )
    .where('duesRefund.orgId', '=', tx.orgId)
  return found as unknown as Joined<'duesRefund' | 'duesPayment' | 'memberApplication'>
}
