import type { Json } from '#contract/logic.ts'
import { type Entry, entryMap, get, type Located, textOf } from '../document/located.ts'

/** The parameter name of a `{"$param": name}`; undefined for anything else. */
export const paramName = (node: Located): string | undefined =>
  node.entries.length === 1 ? textOf(get(node, '$param')) : undefined

/** Name → value: the argument of the use, else the fragment's default (null means no default). */
export function argumentsOf(use: Located, fragment: Located): ReadonlyMap<string, Located> {
  const argumentsGiven = entryMap(get(use, 'with'))
  const declared = entryMap(get(fragment, 'params'))
  const chosen = [...declared.values()].flatMap((param): [string, Located][] => {
    const value = argumentsGiven.get(param.name)?.value ?? param.value
    return value.value === null ? [] : [[param.name, value]]
  })
  return new Map(chosen)
}

/**
 * The tree with every `{"$param": name}` replaced; each part keeps the place where it was written. A parameter without
 * a value stays.
 */
export function substitute(node: Located, values: ReadonlyMap<string, Located>): Located {
  const name = paramName(node)
  if (name !== undefined) return values.get(name) ?? node
  const entries = node.entries.map(
    (entry): Entry => ({ ...entry, value: substitute(entry.value, values) }),
  )
  const items = node.items.map((item) => substitute(item, values))
  return withParts(node, entries, items)
}

/** Returns the same token with other parts in it. */
export const withParts = (
  node: Located,
  entries: readonly Entry[],
  items: readonly Located[],
): Located => ({ ...node, entries, items, value: rebuilt(node, entries, items) })

function rebuilt(node: Located, entries: readonly Entry[], items: readonly Located[]): Json {
  if (Array.isArray(node.value)) return items.map((item) => item.value)
  if (typeof node.value !== 'object' || node.value === null) return node.value
  return Object.fromEntries(entries.map((entry) => [entry.name, entry.value.value]))
}
