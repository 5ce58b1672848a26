import type { Clock } from '#runtime/core/ports/clock.ts'
import { createCell, type Observable } from '#runtime/core/ports/observable.ts'
import type { TabStorage } from '#runtime/core/ports/tabStorage.ts'
import { tabStore } from './browserStorage.ts'

export const browserClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}

const PREFIX = 'keep '

/** What this tab keeps, below a prefix. */
export const tabStorage: TabStorage = {
  get: (key) => tabStore.getItem(PREFIX + key),
  set: (key, text) => tabStore.setItem(PREFIX + key, text),
  remove: (key) => tabStore.removeItem(PREFIX + key),
  clear() {
    for (const key of tabStore.keys()) if (key.startsWith(PREFIX)) tabStore.removeItem(key)
  },
}

/** True while the tab is hidden, and when it is about to be unloaded. */
export function tabHidden(): Observable<boolean> {
  const hidden = createCell(document.hidden)
  document.addEventListener('visibilitychange', () => hidden.set(document.hidden))
  addEventListener('pagehide', () => hidden.set(true))
  addEventListener('pageshow', () => hidden.set(document.hidden))
  return hidden
}

/** A unique idempotency key; the page may be served without https, where `randomUUID` is missing. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
