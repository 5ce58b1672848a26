import { canonicalJson } from '#domain/json/canonicalJson.ts'
import type { PageInstance } from '#runtime/core/page/pageInstance.ts'
import type { Locals } from '#runtime/core/scope/scope.ts'
import { pathsOf } from '#runtime/core/value/pathsOf.ts'

/** An evaluated value of the document as an external store. */
export interface Reading {
  get(): unknown
  subscribe(listener: () => void): () => void
}

/** A path that nothing touches: notified only of changes to everything (reference data loaded). */
const NOTHING = ['@nothing']

/**
 * Creates a reading that evaluates only after the page has changed and keeps the object's identity while its content is
 * equal, so that components render only when their content changes.
 */
export function createReading(page: PageInstance, value: unknown, locals: Locals): Reading {
  if (typeof value !== 'object' || value === null)
    return { get: () => value, subscribe: () => () => {} }
  const paths = pathsOf(value)
  let version = -1
  let known: unknown
  return {
    get() {
      if (page.version() === version) return known
      const next = page.resolve(value, locals)
      if (!isSame(known, next)) known = next
      version = page.version()
      return known
    },
    subscribe: (listener) => page.subscribe(paths.length > 0 ? paths : NOTHING, listener),
  }
}

function isSame(before: unknown, next: unknown): boolean {
  if (Object.is(before, next)) return true
  if (typeof before !== 'object' || typeof next !== 'object' || !before || !next) return false
  return canonicalJson(before) === canonicalJson(next)
}
