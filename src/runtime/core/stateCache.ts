import { isRecord } from '#domain/json/isRecord.ts'
import type { Ports } from './ports/ports.ts'

export type CachedState = Readonly<Record<string, unknown>>

/** UI states of pages by history entry, for one user; a reload keeps them in the tab. */
export interface StateCache {
  get(key: string): CachedState | undefined
  set(key: string, state: CachedState): void
}

/** Returns the cache key of a history entry's initial state, as set by the page that navigated there. */
export const initialStateKey = (entry: string): string => `${entry} begins with`

/** Maximum number of entries; older ones are evicted. */
const ENTRIES = 50
const NAME = 'states'
/** Numbers of identity documents, which nothing keeps: of the mainland, passports, permits. */
const CARD = /^(?:\d{15}|\d{17}[\dx]|\d{8}|[a-z]{1,3}\d{6,10})$/i

/** Creates the cache; it is cleared at login and logout. */
export function createStateCache({
  session,
  tabStorage,
  hidden,
}: Pick<Ports, 'session' | 'tabStorage' | 'hidden'>): StateCache {
  let userId = session.get().user.id
  const states = new Map(statesIn(tabStorage.get(NAME), userId))
  session.subscribe(() => {
    const now = session.get().user.id
    if (now !== userId) {
      states.clear()
      tabStorage.remove(NAME)
    }
    userId = now
  })
  hidden.subscribe(() => {
    if (!hidden.get() || states.size === 0) return
    tabStorage.set(NAME, JSON.stringify({ who: userId ?? '', states: [...states] }, withoutCards))
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

const withoutCards = (_name: string, value: unknown): unknown =>
  typeof value === 'string' && CARD.test(value.trim()) ? undefined : value

/** Returns the states stored in the tab; none when they belong to another user or are unreadable. */
function statesIn(text: string | null, userId: string | undefined): [string, CachedState][] {
  if (text === null) return []
  try {
    const kept: unknown = JSON.parse(text)
    if (!isRecord(kept) || kept.who !== (userId ?? '') || !Array.isArray(kept.states)) return []
    return kept.states.filter(isEntry)
  } catch {
    return []
  }
}

const isEntry = (entry: unknown): entry is [string, CachedState] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && isRecord(entry[1])
