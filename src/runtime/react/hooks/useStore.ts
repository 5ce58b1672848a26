import { useMemo, useSyncExternalStore } from 'react'
import { betweenPresses } from '../pressGate.ts'

/**
 * What an external store holds; a change that comes while something is pressed is shown after it. The HTML of the first
 * screen is drawn from the same state the browser then begins with, so that the server's snapshot is the ordinary one.
 */
export function useStore<T>(subscribe: (listener: () => void) => () => void, get: () => T): T {
  const quiet = useMemo(() => betweenPresses(subscribe), [subscribe])
  return useSyncExternalStore(quiet, get, get)
}
