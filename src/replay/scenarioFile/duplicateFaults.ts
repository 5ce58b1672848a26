import type { Node } from 'jsonc-parser'
import type { Places } from '#adapters/formInfo/places.ts'
import type { Fault } from './fault.ts'

/** Reports duplicate keys of an object: JSON silently keeps only the last. */
export function duplicateFaults(node: Node | undefined, places: Places): Fault[] {
  if (!node) return []
  const inside = (node.children ?? []).flatMap((child) => duplicateFaults(child, places))
  if (node.type !== 'object') return inside
  const keys = new Set<string>()
  const doubled = (node.children ?? []).flatMap(({ children: [key] = [] }): Fault[] => {
    const name = String(key?.value)
    if (!key || !keys.has(name)) {
      keys.add(name)
      return []
    }
    return [{ step: 0, sentence: `“${name}”写了两次`, at: places.ofOffset(key.offset) }]
  })
  return [...doubled, ...inside]
}
