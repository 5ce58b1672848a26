import type { Session } from './ports/session.ts'

export type CachedState = Readonly<Record<string, unknown>>

/** UI states of pages by history entry; in memory only, for one user. */
export interface StateCache {
  get(key: string): CachedState | undefined
  set(key: string, state: CachedState): void
}

/** Returns the cache key of a history entry's initial state, as set by the page that navigated there. */
export const initialStateKey = (entry: string): string => `${entry} begins with`

/** Maximum number of entries; older ones are evicted. */
const ENTRIES = 50

/** Creates the cache; it is cleared at login and logout. */
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
