import type { CallData } from '#contract/calls.ts'
import { ReconcileReason } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { amountOf, type DeedKind, unassign } from '#domain/money/ledger/deeds.ts'
import { Refusal } from '../../../../messages/refusal.ts'
import {
  appendDeed,
  type Deed,
  type DeedAuthor,
  findDeed,
} from '../../../../store/repositories/duesDeeds.ts'
import { lockPayment } from '../../../../store/repositories/duesPayments.ts'
import { keepCredit } from '../../../../store/repositories/duesReconcile.ts'
import type { Store, Tx } from '../../../../store/store.ts'
import type { Call } from '../../../call.ts'
import { type OnceFacts, once } from '../../../idempotency/once.ts'
import { authorOf } from '../authorOf.ts'
import { releaseYears } from './releaseYears.ts'
import { undoHold } from './undoHold.ts'

type Undo = (tx: Tx, deed: Deed, author: DeedAuthor) => Promise<void>

/** Kind of a deed → how it is taken back; other kinds have no way back but a further deed of staff. */
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
 * Staff take a deed back: its money is credit again and waits for what they do with it. Refused for a deed that was
 * taken back before, or whose years later ones build upon.
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
