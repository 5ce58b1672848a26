import type { Item } from '#contract/formInfo.ts'
import { itemAt } from './itemAt.ts'

/** Returns whether codes lead down a tree from its root to a leaf. */
export function isLeafPath(items: readonly Item[], path: readonly string[]): boolean {
  let level = items
  for (const code of path) {
    const item = itemAt(level, code)
    if (!item) return false
    level = item.children ?? []
  }
  return path.length > 0 && level.length === 0
}
