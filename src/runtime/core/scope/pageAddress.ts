import { addressKey } from '../boot/addressKey.ts'
import type { Address, Navigation } from '../ports/navigation.ts'
import type { Route } from './scope.ts'

/** A page's address in the site. */
export interface PageAddress {
  /** Scope root `route`. */
  get(): Route
  /** The same for every step of a wizard; the key of the tab's storage. */
  key: string
  dispose(): void
}

export interface PageAddressOptions {
  navigation: Navigation
  params: Readonly<Record<string, string>>
  /** A shell follows every address; a page only its own, so that the next address does not affect its sources. */
  follows: 'own' | 'any'
  changed(): void
}

export function createPageAddress(options: PageAddressOptions): PageAddress {
  const { navigation, params, follows } = options
  const routeOf = (at: Address): Route => ({ ...at, params })
  const key = addressKey(navigation.current())
  let route = routeOf(navigation.current())

  const dispose = navigation.subscribe(() => {
    const now = navigation.current()
    if (follows === 'own' && addressKey(now) !== key) return
    route = routeOf(now)
    options.changed()
  })
  return { get: () => route, key, dispose }
}
