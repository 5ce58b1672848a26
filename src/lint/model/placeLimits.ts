import type { Json } from '#contract/logic.ts'
import { LIMIT, writtenLimit } from '#domain/json/writtenLimit.ts'
import { type Entry, get, type Located, textOf } from '../document/located.ts'
import { withParts } from './substitute.ts'

/** The words of a `{"$limit": words}`; undefined for anything else. */
export const wordsOfLimit = (node: Located): string | undefined =>
  node.entries.length === 1 ? textOf(get(node, LIMIT)) : undefined

/** The tree with every `{"$limit": words}` replaced by its value, each at its place; an unknown one stays. */
export function placeLimits(node: Located): Located {
  const words = wordsOfLimit(node)
  const stands = words === undefined ? undefined : writtenLimit(words)
  if (stands !== undefined) return standingFor(node, stands)
  const entries = node.entries.map(
    (entry): Entry => ({ ...entry, value: placeLimits(entry.value) }),
  )
  return withParts(node, entries, node.items.map(placeLimits))
}

/** A value at the place of a token; its descendants get the same place. */
const standingFor = (at: Located, value: Json): Located => ({
  ...at,
  value,
  entries: [],
  items: Array.isArray(value) ? value.map((item) => standingFor(at, item)) : [],
})
