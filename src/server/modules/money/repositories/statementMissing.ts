import type { ExpressionBuilder } from 'kysely'
import type { PayMethod } from '#contract/codes.ts'
import { anyOf } from '#server/store/queries/anyOf.ts'
import { followIndexes } from '#server/store/queries/followIndexes.ts'
import { listed } from '#server/store/queries/listed.ts'
import type { PageRequest } from '#server/store/queries/page.ts'
import type { Database } from '#server/store/schema.ts'
import type { Tx } from '#server/store/store.ts'
import { MEMBER } from './deskFilter.ts'
import { receivedFen } from './receivedFen.ts'

interface Asked {
  statementId: string
  methods: readonly PayMethod[]
  from: Date
  before: Date
}

/**
 * Payments of a statement's methods and days that none of its lines matches; payments that never arrived are left out.
 */
export function listMissing(tx: Tx, asked: Asked) {
  const query = tx.db
    .selectFrom('duesPayment')
    .leftJoin('memberApplication', (on) =>
      on
        .onRef('memberApplication.orgId', '=', 'duesPayment.orgId')
        .onRef('memberApplication.id', '=', 'duesPayment.memberId'),
    )
    .where('duesPayment.orgId', '=', tx.orgId)
    .where(isMissing(tx, asked))
    .orderBy('duesPayment.paidAt')
    .orderBy('duesPayment.id')
    .select(MEMBER)
    .select(['duesPayment.id', receivedFen.as('fen'), 'duesPayment.paidAt'])
    .select(['duesPayment.tradeNo', 'duesPayment.tradeRef'])
  const rows = tx.db
    .selectFrom('duesPayment')
    .where('duesPayment.orgId', '=', tx.orgId)
    .where(isMissing(tx, asked))
    .orderBy('duesPayment.paidAt')
    .orderBy('duesPayment.id')
  const list = listed(tx, query, ['duesPayment.id'], rows as unknown as typeof query)
  return {
    ...list,
    async page(request: PageRequest) {
      await followIndexes(tx)
      return list.page(request)
    },
  }
}

const isMissing =
  (tx: Tx, { statementId, methods, from, before }: Asked) =>
  (e: ExpressionBuilder<Database, 'duesPayment'>) =>
    e.and([
      e('duesPayment.method', 'in', anyOf(methods) as PayMethod[]),
      e('duesPayment.paidAt', '>=', from),
      e('duesPayment.paidAt', '<', before),
      e.or([e('duesPayment.id', 'not in', reversed(tx)), e(receivedFen, '>', 0)]),
      e('duesPayment.id', 'not in', onStatement(tx, statementId)),
    ])

/** Payments with a reversal: few, so they are read at once instead of for each payment. */
const reversed = (tx: Tx) =>
  tx.db
    .selectFrom('duesDeed')
    .where('orgId', '=', tx.orgId)
    .where('kind', '=', 'reverse')
    .where('paymentId', 'is not', null)
    .select('paymentId')
    .$castTo<{ paymentId: string }>()

/** Payments that the lines of a statement match, read at once likewise. */
const onStatement = (tx: Tx, statementId: string) =>
  tx.db
    .selectFrom('duesStatementLine')
    .where('orgId', '=', tx.orgId)
    .where('statementId', '=', statementId)
    .where('foundId', 'is not', null)
    .select('foundId')
    .$castTo<{ foundId: string }>()

export type MissingPayment = Awaited<
  ReturnType<ReturnType<typeof listMissing>['page']>
>['records'][number]
