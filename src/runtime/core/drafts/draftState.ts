import type { KeptFile } from './keptFiles.ts'
import type { LostAnswer } from './restoreDraft.ts'

/** An earlier draft that waits for the person's decision. */
export interface DraftOffer {
  savedAt: number
  /** How many answers can be put back. */
  count: number
  changed: readonly LostAnswer[]
  dropped: readonly LostAnswer[]
  /** What the server had stored is something else than when the draft was made. */
  recordChanged: boolean
}

/** What came of taking a draft up. */
export interface DraftOutcome extends DraftOffer {
  /** Labels of fields the person had filled in anew before deciding; they stayed as they were. */
  kept: readonly string[]
  /** Whether its files are still being looked for. */
  checking: boolean
  /** Files that are no longer stored, and were taken away. */
  gone: readonly KeptFile[]
}

export interface DraftState {
  /** `waiting`: nothing is saved before the offer is answered; `refused`: the device takes nothing. */
  mark: { kind: 'none' | 'waiting' | 'refused' } | { kind: 'kept'; at: number }
  offer: DraftOffer | null
  outcome: DraftOutcome | null
  /** Another window saved this form since, or ended it: submitted it, or began anew. */
  elsewhere: { at: number } | 'ended' | null
}

export const NO_DRAFT: DraftState = {
  mark: { kind: 'none' },
  offer: null,
  outcome: null,
  elsewhere: null,
}
