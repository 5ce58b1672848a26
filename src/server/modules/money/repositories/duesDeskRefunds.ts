import type { ExpressionBuilder } from 'kysely'
import { PayMethod, RefundState } from '#contract/codes.ts'
import type { Joined } from '#server/store/queries/joined.ts'
import type { Database } from '#server/store/schema.ts'
import type { Tx } from '#server/store/store.ts'
import { isOfMember, MEMBER } from './deskFilter.ts'
import { type DuesDeskFilter, moneyListed, moneyMatches } from './duesDeskFilter.ts'
import { foundBy } from './finding.ts'
import { ofRowsMeant } from './membersMeant.ts'

const COLUMNS = { at: 'duesRefund.askedAt', fen: 'duesRefund.fen' } as const

/**
 * Refunds: those that wait for staff first, then those that wait for a provider, then the others; the latest request
 * first.
 */
export function listRefunds(tx: Tx, filter: DuesDeskFilter) {
  const { keyword, method } = filter
  const query = latestFirst(refunds(tx), filter)
    .$if(method !== undefined, (found) =>
      found.where('duesPayment.method', '=', method as PayMethod),
    )
    .$if(keyword !== undefined, (found) => found.where((e) => isNamed(tx, e, keyword ?? '')))
  const rows = latestFirst(refundRows(tx) as unknown as typeof query, filter)
  const key = { at: 'duesRefund.askedAt', id: 'duesRefund.id', order: 'desc' } as const
  return moneyListed(tx, query, 'duesRefund.fen', key, {
    // Only the payment has the method, so a filter of methods needs the join.
    ...foundBy(filter, query, method === undefined ? rows : query),
    meant: meantRefunds(tx, keyword),
  })
}

type Refunds = ReturnType<typeof refunds>

const latestFirst = (found: Refunds, { method: _, ...filter }: DuesDeskFilter) =>
  found
    .where((e) => moneyMatches(e, filter, COLUMNS))
    .$if(filter.status !== undefined, (rows) =>
      rows.where('duesRefund.state', '=', filter.status as RefundState),
    )
    .$if(filter.status === undefined, (rows) => rows.orderBy(refundRank))
    .orderBy('duesRefund.askedAt', 'desc')
    .orderBy('duesRefund.id', 'desc')

const isNamed = (
  tx: Tx,
  e: ExpressionBuilder<Database, 'duesRefund' | 'duesPayment' | 'memberApplication'>,
  keyword: string,
) =>
  e.or([
    isOfMember(tx, keyword)(e),
    e('duesPayment.tradeNo', '=', keyword),
    e('duesRefund.refundNo', '=', keyword),
  ])

function meantRefunds(tx: Tx, keyword: string | undefined) {
  const found = refundRows(tx)
  const ids = found.select('duesRefund.id')
  return ofRowsMeant(
    tx,
    keyword,
    { member: 'duesRefund.memberId', numbered: 'duesRefund.id' },
    (isOfMembers) => ids.where(isOfMembers),
    (number) => [
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
    ],
  )
}

/**
 * Rank of a refund: 0 waiting for staff, 1 waiting for a provider, 2 the others; the expression of the list's index
 * (0047).
 */
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
    .select(['duesRefund.memberId', 'duesRefund.askedBy'])
    .select(['duesRefund.decidedByName', 'duesRefund.decidedOpinion', 'duesRefund.refundNo'])
    .select(['duesRefund.refundedAt', 'duesRefund.message'])
    .select(['duesPayment.method', 'duesPayment.tradeNo', 'duesPayment.paidAt'])

const refundRows = (tx: Tx) =>
  tx.db.selectFrom('duesRefund').where('duesRefund.orgId', '=', tx.orgId)

/** Refunds with payment and member; a refund of a payment without a member has none. */
function joined(tx: Tx) {
  const found = refundRows(tx)
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
  return found as unknown as Joined<'duesRefund' | 'duesPayment' | 'memberApplication'>
}
