import type { Store } from '../../store.ts'
import type { Replication } from './replication.ts'

/** What has been done, in this order; a move that ends after any of them can be repeated. */
export const STEPS = [
  'cleared',
  'published',
  'subscribed',
  'copied',
  'compared',
  'fenced',
  'drained',
  'pinned',
  'unsubscribed',
  'arrived',
  'moved',
  'catalogued',
  'finished',
] as const

export type Step = (typeof STEPS)[number]

export interface Move extends Replication {
  catalogue: Store
  /** How long writes of the society may wait before the move gives up. */
  pauseSeconds: number
  /** Told of each step once it is done. */
  reached?: (step: Step) => void
}

export interface Moved {
  /** For how long writes waited, in two pauses; undefined where an earlier try had begun the pause. */
  pausedMs?: number
  /** Tables whose rows differ; undefined where an earlier try had ended the copy, so that nobody can tell any more. */
  differing?: string[]
}
