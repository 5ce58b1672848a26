import type { Item } from '#contract/formInfo.ts'
import { searchText } from '#domain/text/kinds/searchText.ts'

/** A path of a tree that ends where there is nothing below. */
export interface Leaf {
  path: string[]
  names: string[]
}

/** The first leaves whose names along the path contain the text, in the order of the tree. */
export function searchLeaves(items: readonly Item[], text: string, most: number): Leaf[] {
  const found: Leaf[] = []
  const sought = searchText(text)
  const visit = (item: Item, above: Leaf): void => {
    if (found.length >= most) return
    const here = {
      path: [...above.path, item.itemCode],
      names: [...above.names, item.itemName],
    }
    if (item.children?.length) for (const child of item.children) visit(child, here)
    else if (searchText(here.names.join('')).includes(sought)) found.push(here)
  }
  for (const item of items) visit(item, { path: [], names: [] })
  return found
}
