import type { ScopeRoot } from '#contract/scope.ts'
import type { Device } from '#contract/value.ts'
import type { Address } from '../ports/navigation.ts'
import type { User } from '../ports/session.ts'

/** Scope roots that exist only at a place or in a run; null elsewhere. */
export interface Locals {
  row?: unknown
  event?: unknown
  /** Results of this run's steps by `as`, and `error` of a failed step. */
  result?: unknown
}

/** Scope roots that every value of a page can read. */
export interface PageRoots {
  route: Address
  site: Readonly<Record<string, unknown>>
  user: User
  device: Device
  page: Readonly<Record<string, unknown>>
  data: Readonly<Record<string, unknown>>
  form: Readonly<Record<string, unknown>>
  /** Milliseconds since the epoch. */
  now: number
}

/** Scope of one evaluation: exactly the fixed roots, each an own property; none is merged into another. */
export type PageScope = Pick<PageRoots, keyof PageRoots> &
  Record<Exclude<ScopeRoot, keyof PageRoots>, unknown>

/**
 * Returns the scope of an evaluation at a place. The roots are read once for each `key`, whose parts are compared one by
 * one: a render evaluates hundreds of values between two changes of its page.
 */
export function createScope(key: () => readonly unknown[], roots: () => PageRoots) {
  let at: readonly unknown[] = []
  let bare: PageScope
  return ({ row = null, event = null, result = null }: Locals): PageScope => {
    const now = key()
    if (at.length === 0 || now.some((part, index) => part !== at[index])) {
      at = now
      bare = { ...roots(), row: null, event: null, result: null }
    }
    return row === null && event === null && result === null
      ? bare
      : { ...bare, row, event, result }
  }
}
