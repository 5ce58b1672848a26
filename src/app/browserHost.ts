import type { Clock } from '#runtime/core/host/clock.ts'
import type { Keep } from '#runtime/core/host/host.ts'
import { createCell, type Observable } from '#runtime/core/host/observable.ts'

export const browserClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}

const PREFIX = 'keep '

/** This tab's session storage below a prefix; a browser that refuses to store keeps nothing. */
export const tabKeep: Keep = {
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

/** True while nobody sees the tab, and when it is about to go. */
export function tabHidden(): Observable<boolean> {
  const hidden = createCell(document.hidden)
  document.addEventListener('visibilitychange', () => hidden.set(document.hidden))
  addEventListener('pagehide', () => hidden.set(true))
  addEventListener('pageshow', () => hidden.set(document.hidden))
  return hidden
}

/** An idempotency key nobody else makes; the page may be served without https, where `randomUUID` is missing. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
