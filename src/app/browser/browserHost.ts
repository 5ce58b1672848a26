import type { Clock } from '#runtime/core/ports/clock.ts'
import { createCell, type Observable } from '#runtime/core/ports/observable.ts'
import type { TabStorage } from '#runtime/core/ports/tabStorage.ts'

export const browserClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}

const PREFIX = 'keep '

/** This tab's session storage below a prefix; a browser that refuses to store keeps nothing. */
export const tabStorage: TabStorage = {
  get: (key) => sessionStorage.getItem(PREFIX + key),
  set(key, text) {
    try {
      sessionStorage.setItem(PREFIX + key, text)
    } catch {
      // Full or forbidden: a convenience is lost, nothing that was typed.
    }
  },
  remove: (key) => sessionStorage.removeItem(PREFIX + key),
  clear() {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
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
