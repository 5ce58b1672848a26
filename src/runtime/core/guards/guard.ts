import type { User } from '../ports/session.ts'

/** What a predicate may look at: the newest session, and the guard's own `with`. */
export interface GuardFacts {
  user: User
  given: Readonly<Record<string, unknown>>
  /** Epoch milliseconds. */
  now: number
}

/** Whether the action may go on. Comfort only: the server decides again. */
export type Guard = (facts: GuardFacts) => boolean
