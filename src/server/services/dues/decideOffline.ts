import type { CallData } from '#contract/calls.ts'
import { DuesStatus } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { CallRequest } from '../../binder/callRequest.ts'
import words from '../../messages/dues.json' with { type: 'json' }
import { Refusal } from '../../refusal.ts'
import { type DuesOrder, lockOrder, saveOrder } from '../../store/repositories/duesOrders.ts'
import type { Tx } from '../../store/store.ts'
import type { DecidedColumns } from '../../store/tables/dues.ts'
import type { OrgConfiguration } from '../configuration/openConfiguration.ts'
import { once } from '../idempotency/once.ts'
import { decidedBy } from './decidedBy.ts'
import { settle } from './settle.ts'

type Decide = CallRequest<'offlineDecide'>
type Outcome = keyof typeof words.decided

/**
 * Staff say that the money of an offline order came, or send the order back with an opinion. The answer says what
 * became of it: money for years that were paid meanwhile extends nothing and is kept.
 */
export async function decideOffline(request: Decide): Promise<CallData<'offlineDecide'>> {
  const { input, org, subject, parts } = request
  const opinion = (input.opinion ?? '').trim()
  if (input.decision === 'return' && opinion === '')
    throw new Refusal(RefusalCode.BadRequest, 'opinionRequired')
  const configuration = await parts.configuration.of(org.orgId)
  return once(request, 'offlineDecide', {
    work: async (tx) => {
      const order = await submittedOrder(tx, input.id)
      const decided = decidedBy(tx, subject, opinion)
      const outcome =
        input.decision === 'return'
          ? await sendBack(tx, order, decided)
          : await confirm(tx, configuration, order, decided)
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

async function sendBack(tx: Tx, { id }: DuesOrder, decided: DecidedColumns): Promise<Outcome> {
  const opinion = decided.decidedOpinion ?? ''
  const closed = { status: DuesStatus.Closed, closedAt: tx.now, opinion }
  await saveOrder(tx, id, { ...closed, ...decided })
  return 'returned'
}

/** The order stands for the number of the payment: confirmed twice it is still one. */
async function confirm(
  tx: Tx,
  configuration: OrgConfiguration,
  { id, method, tradeRef, fen }: DuesOrder,
  decided: DecidedColumns,
): Promise<Outcome> {
  await saveOrder(tx, id, decided)
  const trade = { tradeRef, tradeNo: id, fen, paidAt: tx.now }
  const settlement = await settle(tx, configuration, { method, trade, decided })
  return settlement === 'paid' ? 'paid' : 'kept'
}
