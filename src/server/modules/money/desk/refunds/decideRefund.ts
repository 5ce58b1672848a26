import type { CallData } from '#contract/calls.ts'
import { RefundState } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { Call } from '#server/base/call.ts'
import { type OnceFacts, once } from '#server/base/idempotency/once.ts'
import { decidedBy } from '#server/base/shared/decidedBy.ts'
import { readOpinion } from '#server/base/shared/readOpinion.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { type DuesRefund, lockRefund, saveRefund } from '../../repositories/duesRefunds.ts'
import { refuseOwnPayment } from '../ownPayments.ts'
import { carryOn, failRefund } from './carryOn.ts'

type Decide = Call<'refundDecide', OnceFacts, { store: Store }>

/**
 * Approves a requested refund as the second person, or returns it with an opinion, which makes its amount credit again.
 * Throws NotFound for an unknown refund, Conflict when it was decided, requested by the same person or is the caller's
 * own, BadRequest for a return without an opinion.
 */
export async function decideRefund(request: Decide): Promise<CallData<'refundDecide'>> {
  const { input, subject } = request
  const opinion = readOpinion(input.opinion, input.decision === 'return')
  return once(request, 'refundDecide', {
    work: async (tx) => {
      const refund = await askedRefund(tx, input.id)
      const decided = decidedBy(tx, subject, opinion)
      if (refund.askedBy === decided.decidedBy)
        throw new Refusal(RefusalCode.Conflict, 'refundSamePerson')
      const { memberId, askedBy: before } = refund
      await refuseOwnPayment(tx, subject, { memberId, before })
      await saveRefund(tx, refund.id, decided)
      const { decidedBy: doneBy, decidedByName: doneByName } = decided
      const author = { doneBy, doneByName, reason: opinion }
      if (input.decision === 'return') await failRefund(tx, refund, opinion, author)
      else await carryOn(tx, refund, author)
      return true as const
    },
  })
}

async function askedRefund(tx: Tx, id: string): Promise<DuesRefund> {
  const refund = await lockRefund(tx, { id })
  if (!refund) throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
  if (refund.state !== RefundState.Asked) throw new Refusal(RefusalCode.Conflict, 'refundDecided')
  return refund
}
