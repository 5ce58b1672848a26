import type { Keep } from './keep.ts'
import type { Session } from './session.ts'

export type RememberedState = Readonly<Record<string, unknown>>

/**
 * States of pages that were left, by the entry of the history they stood in. The tab keeps them, so that a reload finds
 * them, too; each for one person, and until that person logs out.
 */
export interface StateMemory {
  recall(key: string): RememberedState | undefined
  remember(key: string, state: RememberedState): void
  /** Whether anything was recalled: what is shown is not what somebody who has just come is shown. */
  recalled(): boolean
}

/** Nobody goes back further than that. */
const ENTRIES = 50

export function createStateMemory(session: Session, keep: Keep): StateMemory {
  const name = () => `states ${session.get().user.id ?? ''}`
  const read = () => new Map<string, RememberedState>(JSON.parse(keep.get(name()) ?? '[]'))
  let recalled = false
  return {
    recall(key) {
      const found = read().get(key)
      recalled ||= found !== undefined
      return found
    },
    remember(key, state) {
      const states = read()
      states.delete(key)
      states.set(key, state)
      keep.set(name(), JSON.stringify([...states].slice(-ENTRIES)))
    },
    recalled: () => recalled,
  }
}
