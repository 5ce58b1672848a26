import type { CallData } from '#contract/calls.ts'
import { EndingReason } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { Call } from '#server/base/call.ts'
import { type OnceFacts, once } from '#server/base/idempotency/once.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { Store } from '#server/store/store.ts'
import { endPlan } from '../../instalments/endPlan.ts'
import { lockPlanToEnd } from '../../repositories/duesPlans.ts'
import { authorOf } from '../authorOf.ts'

/**
 * Ends an instalment plan for staff; the amounts held for it become open credit of the member. Throws NotFound for an
 * unknown plan, Conflict for one that is not open, BadRequest without a reason.
 */
export async function planEnd(
  request: Call<'planEnd', OnceFacts, { store: Store }>,
): Promise<CallData<'planEnd'>> {
  const { id, note } = request.input
  const author = authorOf(request.subject, note)
  return once(request, 'planEnd', {
    work: async (tx) => {
      const plan = await lockPlanToEnd(tx, id)
      if (!plan) throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
      if (!(await endPlan(tx, plan, EndingReason.Staff, author)))
        throw new Refusal(RefusalCode.Conflict, 'planOver')
      return true as const
    },
  })
}
