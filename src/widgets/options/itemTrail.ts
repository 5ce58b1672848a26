import type { Item } from '#contract/formInfo.ts'

/** The items a path of codes names, from the root on; it ends where a code is not found. */
export function itemTrail(items: readonly Item[], path: readonly string[]): Item[] {
  const [code, ...rest] = path
  const item = items.find(({ itemCode }) => itemCode === code)
  return item ? [item, ...itemTrail(item.children ?? [], rest)] : []
}

/** Names along a path; a code without a name is shown itself, so that a value never disappears. */
export function trailText(
  items: readonly Item[],
  path: readonly string[],
  separator: string,
): string {
  const trail = itemTrail(items, path)
  return path.map((code, index) => trail[index]?.itemName ?? code).join(separator)
}
