import type { CallData } from '#contract/calls.ts'
import { ReconcileReason } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { amountOf, type DeedKind, unassign } from '#domain/money/ledger/deeds.ts'
import type { Call } from '#server/base/call.ts'
import { type OnceFacts, once } from '#server/base/idempotency/once.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { appendDeed, type Deed, type DeedAuthor, findDeed } from '../../repositories/duesDeeds.ts'
import { lockPayment } from '../../repositories/duesPayments.ts'
import { keepCredit } from '../../repositories/duesReconcile.ts'
import { authorOf } from '../authorOf.ts'
import { releaseYears } from './releaseYears.ts'
import { undoHold } from './undoHold.ts'

type Undo = (tx: Tx, deed: Deed, author: DeedAuthor) => Promise<void>

/** Kind of a deed → its reversal; deeds of other kinds can only be corrected by a further deed of staff. */
export const UNDO: Partial<Record<DeedKind, Undo>> = {
  apply: releaseYears,
  hold: undoHold,
  async assign(tx, deed, author) {
    const { id: undoes, paymentId, entries } = deed
    const memberId = entries[0]?.memberId ?? null
    const fen = amountOf(entries)
    const back = { undoes, paymentId, ...author, entries: unassign({ memberId, fen }) }
    await appendDeed(tx, { kind: 'unassign', ...back })
    await keepCredit(tx, { paymentId, memberId, fen, reason: ReconcileReason.Released })
  },
}

/**
 * Reverses a deed; its money becomes open credit again, for staff to handle. Throws NotFound for an unknown deed;
 * Conflict when its kind has no reversal, it was reversed before, or later years build upon its years; BadRequest
 * without a reason.
 */
export async function undoDeed(
  request: Call<'deedUndo', OnceFacts, { store: Store }>,
): Promise<CallData<'deedUndo'>> {
  const author = authorOf(request.subject, request.input.note)
  return once(request, 'deedUndo', {
    work: async (tx) => {
      const deed = await findDeed(tx, request.input.id)
      if (!deed) throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
      await lockPayment(tx, deed.paymentId)
      const undo = UNDO[deed.kind]
      if (!undo) throw new Refusal(RefusalCode.Conflict, 'deedFinal')
      if ((await findDeed(tx, deed.id))?.isUndone)
        throw new Refusal(RefusalCode.Conflict, 'deedUndone')
      tx.note({ record: { type: 'payment', id: deed.paymentId } })
      await undo(tx, deed, author)
      return true as const
    },
  })
}
