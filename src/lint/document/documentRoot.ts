import { get, type Located } from './located.ts'

/**
 * Returns the content of a society's document, as `documentValue` of the domain defines it: for a list, its `items`.
 */
export function documentRoot(root: Located | undefined): Located | undefined {
  const items = get(root, 'items')
  const others = root?.entries.filter(({ name }) => name !== '$schema' && name !== 'items')
  return Array.isArray(items?.value) && others?.length === 0 ? items : root
}
