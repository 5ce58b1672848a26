import type { DraftStorage } from '#runtime/core/ports/drafts.ts'

export interface MemoryDrafts extends DraftStorage {
  /** What the device keeps. */
  kept: Map<string, string>
  /** Full, or storing is forbidden. */
  takesNothing: boolean
  /** Addresses of files that are no longer stored. */
  gone: Set<string>
  /** How often something was written. */
  writes: number
  /** Another window of the same site writes, or removes by null. */
  elsewhere(key: string, text: string | null): void
}

/** A device in memory; what waits for an idle browser runs at once. */
export function createMemoryDrafts(tab = 'this'): MemoryDrafts {
  const kept = new Map<string, string>()
  const listeners = new Set<(key: string) => void>()
  const drafts: MemoryDrafts = {
    kept,
    tab,
    takesNothing: false,
    gone: new Set(),
    writes: 0,
    get: (key) => kept.get(key) ?? null,
    set(key, text) {
      if (drafts.takesNothing) return false
      drafts.writes += 1
      kept.set(key, text)
      return true
    },
    remove: (key) => void kept.delete(key),
    keys: () => [...kept.keys()],
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    idle(run) {
      run()
      return () => {}
    },
    isGone: async (url) => drafts.gone.has(url),
    elsewhere(key, text) {
      if (text === null) kept.delete(key)
      else kept.set(key, text)
      for (const listener of [...listeners]) listener(key)
    },
  }
  return drafts
}
