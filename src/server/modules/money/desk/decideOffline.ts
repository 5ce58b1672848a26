import type { CallData } from '#contract/calls.ts'
import { DuesStatus } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { Call } from '#server/base/call.ts'
import { type OnceFacts, once } from '#server/base/idempotency/once.ts'
import { decidedBy } from '#server/base/shared/decidedBy.ts'
import { readOpinion } from '#server/base/shared/readOpinion.ts'
import words from '#server/messages/dues.json' with { type: 'json' }
import { Refusal } from '#server/messages/refusal.ts'
import type { Configurations } from '#server/modules/configuration/documents/configurations.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import type { Store, Tx } from '#server/store/store.ts'
import type { DecidedColumns } from '#server/store/tables/dues.ts'
import { type DuesOrder, lockOrder, saveOrder } from '../repositories/duesOrders.ts'
import { settle } from '../settlement/settle.ts'
import { refuseOwnPayment } from './ownPayments.ts'
import { awaitedCheck, requireSecondPerson } from './twoPersons.ts'

type Decide = Call<'offlineDecide', OnceFacts, { store: Store; configuration: Configurations }>
export type Outcome = Exclude<keyof typeof words.decided, 'returned'>

/**
 * Confirms the payment of an offline order, or returns the order with an opinion. Returns the outcome: money for years
 * paid meanwhile is kept for staff and extends nothing, and where `staff.json` requires two persons the first
 * confirmation is only recorded (decision 0242). Throws NotFound for an unknown order, Conflict when it is not
 * submitted, the same person confirms twice or the money is the caller's own, BadRequest for a return without an opinion.
 */
export async function decideOffline(request: Decide): Promise<CallData<'offlineDecide'>> {
  const { input, org, subject, parts } = request
  const opinion = readOpinion(input.opinion, input.decision === 'return')
  const configuration = await parts.configuration.of(org.orgId)
  return once(request, 'offlineDecide', {
    work: async (tx) => {
      const order = await submittedOrder(tx, input.id)
      const { memberId, checkedBy: before } = order
      await refuseOwnPayment(tx, subject, { memberId, before })
      const decided = decidedBy(tx, subject, opinion)
      const outcome =
        input.decision === 'return'
          ? await sendBack(tx, order, decided)
          : await confirmOrder(tx, configuration, order, decided)
      return { outcome, message: words.decided[outcome] }
    },
  })
}

async function submittedOrder(tx: Tx, id: string): Promise<DuesOrder> {
  const order = await lockOrder(tx, id)
  if (!order) throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
  if (order.status !== DuesStatus.Submitted) throw new Refusal(RefusalCode.Conflict, 'orderDecided')
  return order
}

async function sendBack(tx: Tx, { id }: DuesOrder, decided: DecidedColumns): Promise<'returned'> {
  const opinion = decided.decidedOpinion ?? ''
  const closed = { status: DuesStatus.Closed, closedAt: tx.now, opinion }
  await saveOrder(tx, id, { ...closed, ...decided })
  return 'returned'
}

/**
 * Confirms a submitted, locked order; where two persons are required, the first confirmation is only recorded. Throws
 * Conflict when the same person confirms twice.
 */
export async function confirmOrder(
  tx: Tx,
  configuration: OrgConfiguration,
  order: DuesOrder,
  decided: DecidedColumns,
): Promise<Outcome> {
  const awaited = awaitedCheck(order, configuration)
  if (awaited === 'first') return sign(tx, order, decided)
  if (awaited === 'second') requireSecondPerson(order, decided.decidedBy)
  return record(tx, configuration, order, decided)
}

/** Records the first of two confirmations; the order stays submitted until another person confirms it. */
async function sign(tx: Tx, { id }: DuesOrder, decided: DecidedColumns): Promise<Outcome> {
  await saveOrder(tx, id, {
    checkedBy: decided.decidedBy,
    checkedByName: decided.decidedByName,
    checkedAt: decided.decidedAt,
    checkedOpinion: decided.decidedOpinion,
  })
  return 'checked'
}

/** Settles the order. Its id serves as trade number, so that confirming twice records one payment. */
async function record(
  tx: Tx,
  configuration: OrgConfiguration,
  { id, method, tradeRef, fen }: DuesOrder,
  decided: DecidedColumns,
): Promise<Outcome> {
  await saveOrder(tx, id, decided)
  const trade = { tradeRef, tradeNo: id, fen, paidAt: tx.now }
  const settlement = await settle(tx, configuration, { method, trade, decided })
  return settlement === 'paid' || settlement === 'held' ? settlement : 'kept'
}
