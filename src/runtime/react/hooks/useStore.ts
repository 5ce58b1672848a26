import { useSyncExternalStore } from 'react'

/**
 * What an external store holds. The HTML of the first screen is drawn from the same state the browser then begins
 * with, so that the server's snapshot is the ordinary one.
 */
export const useStore = <T>(subscribe: (listener: () => void) => () => void, get: () => T): T =>
  useSyncExternalStore(subscribe, get, get)
