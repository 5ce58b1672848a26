import { navigate } from 'wouter/use-browser-location'
import { formatAddress, parseAddress } from '#runtime/core/boot/parseAddress.ts'
import type { Navigation } from '#runtime/core/host/navigation.ts'

/** wouter tells of every change of the address by these, its own pushes and replacements included. */
const CHANGES = ['popstate', 'pushState', 'replaceState'] as const

/** The browser's address and history. */
export function browserNavigation(): Navigation {
  return {
    current: () => parseAddress(location.pathname + location.search),
    subscribe(listener) {
      for (const change of CHANGES) addEventListener(change, listener)
      return () => {
        for (const change of CHANGES) removeEventListener(change, listener)
      }
    },
    push: (to) => navigate(formatAddress(to)),
    replace: (to) => navigate(formatAddress(to), { replace: true }),
    back: () => history.back(),
    holdBack,
  }
}

/** Held entries, the topmost last; and who waits for an entry that was taken away here, not by the person. */
const held: (() => void)[] = []
const releasing: (() => void)[] = []

addEventListener('popstate', () => {
  const release = releasing.shift() ?? held.pop()
  release?.()
})

/** Whether the newest entry is one of ours: after a navigation there is nothing to take away any more. */
const isHeld = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'held' in state

/** The entry has the same address, so that taking it away changes nothing on the screen. One press takes one entry. */
function holdBack(onBack: () => void): () => Promise<void> {
  history.pushState({ held: true }, '')
  held.push(onBack)
  return () => {
    if (!held.includes(onBack)) return Promise.resolve()
    held.splice(held.indexOf(onBack), 1)
    if (!isHeld(history.state)) return Promise.resolve()
    return new Promise((resolve) => {
      releasing.push(resolve)
      history.back()
    })
  }
}
