import type { PayMethod } from '#contract/codes.ts'
import type { Tx } from '../store.ts'
import { anyOf } from './anyOf.ts'
import { MEMBER } from './deskFilter.ts'
import { listed } from './listed.ts'
import { receivedFen } from './receivedFen.ts'

/** Payments of a statement's methods and days that none of its lines is; those that never came are none. */
export function listMissing(
  tx: Tx,
  asked: { statementId: string; methods: readonly PayMethod[]; from: Date; before: Date },
) {
  const query = tx.db
    .selectFrom('duesPayment')
    .leftJoin('memberApplication', (on) =>
      on
        .onRef('memberApplication.orgId', '=', 'duesPayment.orgId')
        .onRef('memberApplication.id', '=', 'duesPayment.memberId'),
    )
    .where('duesPayment.orgId', '=', tx.orgId)
    .where('duesPayment.method', 'in', anyOf(asked.methods) as PayMethod[])
    .where('duesPayment.paidAt', '>=', asked.from)
    .where('duesPayment.paidAt', '<', asked.before)
    .where(receivedFen, '>', 0)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('duesStatementLine')
            .whereRef('duesStatementLine.orgId', '=', 'duesPayment.orgId')
            .whereRef('duesStatementLine.foundId', '=', 'duesPayment.id')
            .where('statementId', '=', asked.statementId)
            .select('line'),
        ),
      ),
    )
    .orderBy('duesPayment.paidAt')
    .orderBy('duesPayment.id')
    .select(MEMBER)
    .select(['duesPayment.id', receivedFen.as('fen'), 'duesPayment.paidAt'])
    .select(['duesPayment.tradeNo', 'duesPayment.tradeRef'])
  return listed(tx, query, ['duesPayment.id'])
}

export type MissingPayment = Awaited<
  ReturnType<ReturnType<typeof listMissing>['page']>
>['records'][number]
