import type { Store } from '../../store.ts'
import type { Replication } from './replication.ts'

/** Steps of a move, in order; a move that was interrupted after any of them can be repeated. */
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
  /** Called after each step. */
  reached?: (step: Step) => void
}

export interface Moved {
  /** Milliseconds for which writes waited, in two pauses; undefined when an earlier attempt had decided the move. */
  pausedMs?: number
  /**
   * Tables whose rows differ; undefined when an earlier attempt had decided the move, so that the copy can no longer be
   * compared.
   */
  differing?: string[]
}
