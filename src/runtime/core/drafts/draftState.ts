import type { KeptFile } from './keptFiles.ts'
import type { LostAnswer } from './restoreDraft.ts'

/** A stored draft awaiting the person's decision. */
export interface DraftOffer {
  savedAt: number
  /** Number of answers that can be restored. */
  count: number
  changed: readonly LostAnswer[]
  dropped: readonly LostAnswer[]
  /** True when the values stored on the server have changed since the draft was made. */
  recordChanged: boolean
}

/** Result of restoring a draft. */
export interface DraftOutcome extends DraftOffer {
  /** Labels of fields that the user had changed before deciding, which keep their value. */
  kept: readonly string[]
  /** True while the existence of its files is being checked. */
  checking: boolean
  /** Files that no longer exist and were removed. */
  gone: readonly KeptFile[]
}

export interface DraftState {
  /** `waiting`: nothing is saved before the offer is answered; `refused`: the device's storage is unavailable. */
  mark: { kind: 'none' | 'waiting' | 'refused' } | { kind: 'kept'; at: number }
  offer: DraftOffer | null
  outcome: DraftOutcome | null
  /** Set when another window has saved this form, or has ended it by submission or by starting anew. */
  elsewhere: { at: number } | 'ended' | null
}

export const NO_DRAFT: DraftState = {
  mark: { kind: 'none' },
  offer: null,
  outcome: null,
  elsewhere: null,
}
