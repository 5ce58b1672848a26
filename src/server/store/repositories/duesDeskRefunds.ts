import { RefundState } from '#contract/codes.ts'
import type { Tx } from '../store.ts'
import { MEMBER, memberMatches } from './deskFilter.ts'
import { type DuesDeskFilter, moneyListed, moneyMatches } from './duesDeskFilter.ts'

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
    .orderBy((e) =>
      e
        .case()
        .when('duesRefund.state', 'in', [RefundState.Asked, RefundState.Seen])
        .then(0)
        .when('duesRefund.state', '=', RefundState.Pending)
        .then(1)
        .else(2)
        .end(),
    )
    .orderBy('duesRefund.askedAt', 'desc')
    .orderBy('duesRefund.id')
  return moneyListed(tx, query, 'duesRefund.fen', {
    at: 'duesRefund.askedAt',
    id: 'duesRefund.id',
    order: 'desc',
  })
}

const refunds = (tx: Tx) =>
  tx.db
    .selectFrom('duesRefund')
    .innerJoin('duesPayment', (on) =>
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
    .select(MEMBER)
    .select(['duesRefund.id', 'duesRefund.paymentId', 'duesRefund.way', 'duesRefund.state'])
    .select(['duesRefund.fen', 'duesRefund.reason', 'duesRefund.askedByName', 'duesRefund.askedAt'])
    .select(['duesRefund.decidedByName', 'duesRefund.decidedOpinion', 'duesRefund.refundNo'])
    .select(['duesRefund.refundedAt', 'duesRefund.message'])
    .select(['duesPayment.method', 'duesPayment.tradeNo', 'duesPayment.paidAt'])
