import type { FileFinding } from '#contract/finding.ts'
import type { Rule } from '../context.ts'
import { findingAt } from '../document/finding.ts'
import type { Located } from '../document/located.ts'

/** A property is written once: of two, JSON silently keeps the later. */
export const duplicateKey: Rule = {
  name: 'duplicate-key',
  check: ({ documents }) => documents.all.flatMap(({ root }) => (root ? duplicateKeys(root) : [])),
}

/** The keys that an object anywhere below a value has a second time. */
export function duplicateKeys(node: Located): FileFinding[] {
  const keys = new Set<string>()
  const own = node.entries.flatMap(({ name, key }) => {
    if (!keys.has(name)) {
      keys.add(name)
      return []
    }
    const hint = '后写的会盖住先写的，请去掉一个。'
    return [findingAt(key, { code: 'duplicate-key', message: `属性“${name}”写了两次`, hint })]
  })
  const parts = [...node.entries.map(({ value }) => value), ...node.items]
  return [...own, ...parts.flatMap(duplicateKeys)]
}
