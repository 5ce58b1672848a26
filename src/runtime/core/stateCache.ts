import type { Session } from './ports/session.ts'

export type CachedState = Readonly<Record<string, unknown>>

/** UI states of pages by the history entry they stood in; in memory only, for one user. */
export interface StateCache {
  get(key: string): CachedState | undefined
  set(key: string, state: CachedState): void
}

/** Cache key of the state a history entry starts with, as the page that navigated there set it. */
export const initialStateKey = (entry: string): string => `${entry} begins with`

/** Older entries than these are evicted. */
const ENTRIES = 50

/** The cache is cleared when another user logs in or out. */
export function createStateCache(session: Session): StateCache {
  const states = new Map<string, CachedState>()
  let userId = session.get().user.id
  session.subscribe(() => {
    const now = session.get().user.id
    if (now !== userId) states.clear()
    userId = now
  })
  return {
    get: (key) => states.get(key),
    set(key, state) {
      states.delete(key)
      states.set(key, state)
      const [oldest] = states.keys()
      if (states.size > ENTRIES && oldest !== undefined) states.delete(oldest)
    },
  }
}
