import { PlanState, RefundState } from '#contract/codes.ts'
import type { Beside } from '#domain/money/closing/findDifferences.ts'
import type { Tx } from '#server/store/store.ts'
import { readBalances } from './duesMovements.ts'

/** Maximum number of payments listed: more of them indicate a general fault, not faults of single payments. */
const MOST_NAMED = 20

/** Reads the sums with which the books of a period are compared; the period begins on `from`. */
export async function readBeside(tx: Tx, from: string): Promise<Omit<Beside, 'statement'>> {
  return {
    before: await readBalances(tx, from),
    now: await readBalances(tx),
    openCredit: await openCredit(tx),
    heldParts: await heldParts(tx),
    paidYears: await paidYears(tx),
    openRefunds: await openRefunds(tx),
    unreceived: await unreceived(tx),
  }
}

async function openCredit(tx: Tx): Promise<number> {
  const { fen } = await tx.db
    .selectFrom('duesReconcile')
    .where('orgId', '=', tx.orgId)
    .where('remedy', 'is', null)
    .select((e) => e.fn.sum<string | null>('fen').as('fen'))
    .executeTakeFirstOrThrow()
  return Number(fen ?? 0)
}

async function heldParts(tx: Tx): Promise<number> {
  const { fen } = await tx.db
    .selectFrom('duesPlanPart')
    .innerJoin('duesPlan', (on) =>
      on
        .onRef('duesPlan.orgId', '=', 'duesPlanPart.orgId')
        .onRef('duesPlan.id', '=', 'duesPlanPart.planId'),
    )
    .where('duesPlanPart.orgId', '=', tx.orgId)
    .where('duesPlanPart.paymentId', 'is not', null)
    .where('duesPlan.state', '=', PlanState.Open)
    .select((e) => e.fn.sum<string | null>('duesPlanPart.fen').as('fen'))
    .executeTakeFirstOrThrow()
  return Number(fen ?? 0)
}

async function paidYears(tx: Tx): Promise<number> {
  const { fen } = await tx.db
    .selectFrom('duesTerm')
    .where('orgId', '=', tx.orgId)
    .select((e) => e.fn.sum<string | null>('fen').as('fen'))
    .executeTakeFirstOrThrow()
  return Number(fen ?? 0)
}

async function openRefunds(tx: Tx): Promise<number> {
  const rows = await tx.db
    .selectFrom('duesRefund')
    .where('orgId', '=', tx.orgId)
    .where('state', 'in', [RefundState.Asked, RefundState.Pending, RefundState.Seen])
    .groupBy('state')
    .select((e) => ['state', e.fn.sum<string>('fen').as('fen')])
    .execute()
  return rows.reduce(
    (sum, { state, fen }) => sum + (state === RefundState.Seen ? -Number(fen) : Number(fen)),
    0,
  )
}

async function unreceived(tx: Tx): Promise<Beside['unreceived']> {
  return tx.db
    .selectFrom('duesPayment')
    .where('orgId', '=', tx.orgId)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('duesDeed')
            .whereRef('duesDeed.orgId', '=', 'duesPayment.orgId')
            .whereRef('duesDeed.paymentId', '=', 'duesPayment.id')
            .where('kind', '=', 'receive')
            .select('duesDeed.id'),
        ),
      ),
    )
    .select(['id', 'fen'])
    .orderBy('receivedAt')
    .limit(MOST_NAMED)
    .execute()
}
