import type { Clock } from '../ports/clock.ts'
import type { DraftStorage } from '../ports/drafts.ts'
import { readDraft } from './draft.ts'

interface Parts {
  drafts: DraftStorage
  clock: Pick<Clock, 'now'>
}

/** Removes drafts that are expired or unreadable from the device, whoever wrote them. */
export function forgetOldDrafts({ drafts, clock }: Parts): void {
  for (const key of drafts.keys()) if (!readDraft(drafts.get(key), clock.now())) drafts.remove(key)
}
