import { useSyncExternalStore } from 'react'

/** Media query for phones and upright tablets; the style sheet uses the same width. */
const NARROW = '(max-width: 899px)'

const isNarrow = (): boolean => window.matchMedia(NARROW).matches

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(NARROW)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** True while the window is too narrow for outline, devices and panel beside each other. */
export const useNarrowWindow = (): boolean => useSyncExternalStore(subscribe, isNarrow)
