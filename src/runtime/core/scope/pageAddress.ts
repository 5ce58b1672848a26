import { addressKey } from '../boot/addressKey.ts'
import type { Address, Navigation } from '../ports/navigation.ts'

/** A page's address in the site. */
export interface PageAddress {
  /** Scope root `route`. */
  get(): Address
  /** The same for every step of a wizard; the key of the tab's storage. */
  key: string
  dispose(): void
}

export interface PageAddressOptions {
  navigation: Navigation
  /** A shell follows every address; a page only its own, so that the next address does not affect its sources. */
  follows: 'own' | 'any'
  changed(): void
}

export function createPageAddress(options: PageAddressOptions): PageAddress {
  const { navigation, follows } = options
  const key = addressKey(navigation.current())
  let route = navigation.current()

  const dispose = navigation.subscribe(() => {
    const now = navigation.current()
    if (follows === 'own' && addressKey(now) !== key) return
    route = now
    options.changed()
  })
  return { get: () => route, key, dispose }
}
