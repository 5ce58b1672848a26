import type { ReconcileReason } from '#contract/codes.ts'
import { unhold } from '#domain/money/ledger/deeds.ts'
import type { Tx } from '#server/store/store.ts'
import { appendDeed, type DeedAuthor } from '../repositories/duesDeeds.ts'
import type { PlanPart } from '../repositories/duesPlans.ts'
import { keepCredit } from '../repositories/duesReconcile.ts'

/**
 * Turns the amount held for a part of a locked plan into open credit of the member, to be used or refunded as any
 * credit. Throws when nothing is held for the part.
 */
export async function releasePart(
  tx: Tx,
  { paymentId, deedId, memberId, fen }: PlanPart,
  author: DeedAuthor,
  reason: ReconcileReason,
): Promise<void> {
  if (paymentId === null || deedId === null) throw new Error('a part that nothing is held for')
  const entries = unhold({ memberId, fen })
  await appendDeed(tx, { kind: 'unhold', undoes: deedId, paymentId, ...author, entries })
  await keepCredit(tx, { paymentId, memberId, fen, reason })
}
