import type { Item } from '#contract/formInfo.ts'
import { ownValue } from '#contract/record.ts'
import { itemTrail } from '../options/itemTrail.ts'
import type { Path } from './paths.ts'

/**
 * Returns the path that a key leads to: up, down, Home and End among siblings, right to the first child, left to the
 * parent; undefined for any other key.
 */
export function walk(key: string, items: readonly Item[], walked: Path): Path | undefined {
  const trail = itemTrail(items, walked)
  const siblings = trail.at(-2)?.children ?? items
  const index = siblings.findIndex(({ itemCode }) => itemCode === walked.at(-1))
  const at = (item: Item | undefined) => item && [...walked.slice(0, -1), item.itemCode]
  const child = trail.at(-1)?.children?.[0]
  const steps: Record<string, Path | undefined> = {
    ArrowDown: at(siblings[index + 1]),
    ArrowUp: at(siblings[index - 1]),
    Home: at(siblings[0]),
    End: at(siblings.at(-1)),
    ArrowLeft: walked.length > 1 ? walked.slice(0, -1) : undefined,
    ArrowRight: child && [...walked, child.itemCode],
  }
  return ownValue(steps, key)
}
