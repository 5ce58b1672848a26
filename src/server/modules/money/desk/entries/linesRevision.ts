import { createHash } from 'node:crypto'
import { RefusalCode } from '#contract/envelope.ts'
import { canonicalJson } from '#domain/json/canonicalJson.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { ManualShare } from '../../repositories/manualPayments.ts'

/** Returns a hash of what booking takes from the lines of an entry: of each its number, its member and its sum. */
export const linesRevision = (shares: readonly ManualShare[]): string =>
  createHash('sha256')
    .update(canonicalJson(shares.map(({ line, memberId, fen }) => ({ line, memberId, fen }))))
    .digest('hex')

/** @throws Conflict when the lines are not those that were shown, or nobody says which were */
export function requireShown(shares: readonly ManualShare[], revision: string | undefined): void {
  if (revision !== linesRevision(shares)) throw new Refusal(RefusalCode.Conflict, 'entryEdited')
}
