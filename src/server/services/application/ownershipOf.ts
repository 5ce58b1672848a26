import { asksCard, mayDo, type RecordFacts } from '../authorize.ts'
import type { CallSubject } from '../subject.ts'

/** Ownership flags for the browser's guard: `isOwn`, or `asksCard` when the mobile alone would not open the record. */
export function ownershipOf(subject: CallSubject, row: RecordFacts, now: Date) {
  if (mayDo(subject, 'change', row, now)) return { isOwn: true as const }
  return asksCard(row, now) ? { asksCard: true as const } : {}
}
