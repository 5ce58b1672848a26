import type { CallData } from '#contract/calls.ts'
import { saveCredit } from '../../../../store/repositories/duesReconcile.ts'
import type { Store } from '../../../../store/store.ts'
import type { Call } from '../../../call.ts'
import { type OnceFacts, once } from '../../../idempotency/once.ts'
import { authorOf } from '../authorOf.ts'
import { openCredit } from './handleReconcile.ts'

/**
 * Staff keep credit under a name, such as an overpayment of the next year: it stays the member's and no longer waits. An
 * empty name lets it wait again.
 */
export async function nameCredit(
  request: Call<'creditName', OnceFacts, { store: Store }>,
): Promise<CallData<'creditName'>> {
  const { id, name, note } = request.input
  const { reason } = authorOf(request.subject, note)
  return once(request, 'creditName', {
    work: async (tx) => {
      await openCredit(tx, id)
      await saveCredit(tx, id, { name: name.trim(), note: reason })
      return true as const
    },
  })
}
