import type { Session } from './session.ts'

export type RememberedState = Readonly<Record<string, unknown>>

/** States of pages that were left, by the entry of the history they stood in; in memory only, for one person. */
export interface StateMemory {
  recall(key: string): RememberedState | undefined
  remember(key: string, state: RememberedState): void
}

/** Nobody goes back further than that. */
const ENTRIES = 50

/** Forgets everything when somebody else is there. */
export function createStateMemory(session: Session): StateMemory {
  const states = new Map<string, RememberedState>()
  let who = session.get().user.id
  session.subscribe(() => {
    const now = session.get().user.id
    if (now !== who) states.clear()
    who = now
  })
  return {
    recall: (key) => states.get(key),
    remember(key, state) {
      states.delete(key)
      states.set(key, state)
      const [oldest] = states.keys()
      if (states.size > ENTRIES && oldest !== undefined) states.delete(oldest)
    },
  }
}
