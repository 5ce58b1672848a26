import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { Tx } from '#server/store/store.ts'
import { lockManualPayment, type ManualPayment } from '../../repositories/manualPayments.ts'

/**
 * Locks and returns a draft. Throws NotFound for an unknown id or another society's draft, Conflict when it was booked
 * or dropped.
 */
export async function requireDraft(tx: Tx, id: string): Promise<ManualPayment> {
  const entry = await lockManualPayment(tx, id)
  if (!entry) throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
  if (entry.state !== 'draft') throw new Refusal(RefusalCode.Conflict, 'entryDecided')
  return entry
}
