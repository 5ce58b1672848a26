import { navigate } from 'wouter/use-browser-location'
import { formatAddress, parseAddress } from '#runtime/core/boot/parseAddress.ts'
import type { Navigation } from '#runtime/core/ports/navigation.ts'
import { entryOf, entryState, isHeld, markFirstEntry, placeOf } from './historyEntries.ts'
import { addBlock, leave, standAt, stepIsHeld } from './leaveBlocks.ts'

/** The events with which wouter reports every change of the address, its own pushes and replacements included. */
const CHANGES = ['popstate', 'pushState', 'replaceState'] as const

const here = () => parseAddress(location.pathname + location.search)

/** The browser's address and history. */
export function browserNavigation(): Navigation {
  return {
    current: here,
    entry: () => entryOf(history.state),
    subscribe(listener) {
      for (const change of CHANGES) addEventListener(change, listener)
      return () => {
        for (const change of CHANGES) removeEventListener(change, listener)
      }
    },
    push: (to, entering) =>
      leave(to, () => {
        const state = entryState('next')
        entering?.(state.id)
        navigate(formatAddress(to), { state })
        standAt(placeOf(history.state))
      }),
    replace: (to) =>
      leave(to, () => navigate(formatAddress(to), { replace: true, state: entryState('same') })),
    back: () => history.back(),
    holdBack,
    block: addBlock,
  }
}

/** Held entries, the topmost last; and the callbacks waiting for an entry removed by code rather than by the person. */
const held: (() => void)[] = []
const releasing: (() => void)[] = []

markFirstEntry()
standAt(placeOf(history.state))

/** Registered before any page listens, so that a step that is held never reaches one. */
addEventListener('popstate', (event) => {
  const place = placeOf(history.state)
  if (stepIsHeld(here(), place)) return event.stopImmediatePropagation()
  standAt(place)
  const release = releasing.shift() ?? held.pop()
  release?.()
})

/**
 * Adds a history entry with the same address, so that removing it does not change the screen. One back press removes
 * one entry. After a navigation the newest entry is not a held one, and there is nothing to remove. The caller restores
 * the scroll position; the browser would do it too late and override it.
 */
function holdBack(onBack: () => void): () => Promise<void> {
  history.scrollRestoration = 'manual'
  history.pushState(entryState('next', true), '')
  standAt(placeOf(history.state))
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
