import type { CallData } from '#contract/calls.ts'
import type { Call } from '#server/base/call.ts'
import { type OnceFacts, once } from '#server/base/idempotency/once.ts'
import type { Store } from '#server/store/store.ts'
import { saveCredit, UNHANDLED } from '../../repositories/duesReconcile.ts'
import { authorOf } from '../authorOf.ts'
import { openCredit } from './handleReconcile.ts'

/**
 * Reserves open credit under a name, such as an overpayment for the next year: it stays the member's and no longer
 * counts as waiting. An empty name makes it wait again. A proposed reversal is off: the money has come. Throws BadRequest without a reason, and as `openCredit`.
 */
export async function nameCredit(
  request: Call<'creditName', OnceFacts, { store: Store }>,
): Promise<CallData<'creditName'>> {
  const { id, name, note } = request.input
  const { reason } = authorOf(request.subject, note)
  return once(request, 'creditName', {
    work: async (tx) => {
      await openCredit(tx, id)
      await saveCredit(tx, id, { ...UNHANDLED, name: name.trim(), note: reason })
      return true as const
    },
  })
}
