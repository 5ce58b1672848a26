import { useSyncExternalStore } from 'react'

/** A window of a phone, or of a tablet that is held upright: its style sheet has the same width. */
const NARROW = '(max-width: 899px)'

const isNarrow = (): boolean => window.matchMedia(NARROW).matches

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia(NARROW)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** True while the window is too narrow for outline, devices and panel beside each other. */
export const useNarrowWindow = (): boolean => useSyncExternalStore(subscribe, isNarrow)
