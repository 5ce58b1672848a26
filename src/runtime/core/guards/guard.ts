import type { User } from '../ports/session.ts'

/** Input of a guard: the current session, and the guard's own `with`. */
export interface GuardFacts {
  user: User
  given: Readonly<Record<string, unknown>>
  /** Milliseconds since the epoch. */
  now: number
}

/** True when the action may continue. For convenience only: the server decides again. */
export type Guard = (facts: GuardFacts) => boolean
