import { useMemo, useSyncExternalStore } from 'react'
import { betweenPresses } from '../press.ts'

/**
 * Subscribes to an external store; changes during a press are shown after it. Server and browser render from the same
 * state, so the server snapshot is the ordinary one.
 */
export function useStore<T>(subscribe: (listener: () => void) => () => void, get: () => T): T {
  const quiet = useMemo(() => betweenPresses(subscribe), [subscribe])
  return useSyncExternalStore(quiet, get, get)
}
