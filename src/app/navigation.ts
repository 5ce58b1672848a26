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

/** The entry has the same address, so that taking it away changes nothing on the screen. */
function holdBack(onBack: () => void): () => Promise<void> {
  let held = true
  const taken = () => {
    held = false
    onBack()
  }
  history.pushState({ held: true }, '')
  addEventListener('popstate', taken, { once: true })
  return () => {
    removeEventListener('popstate', taken)
    if (!held) return Promise.resolve()
    held = false
    return new Promise((resolve) => {
      addEventListener('popstate', () => resolve(), { once: true })
      history.back()
    })
  }
}
