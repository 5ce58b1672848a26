import { get, type Located } from './located.ts'

/** The part of a society's document that says something, as `documentValue` of the domain has it: a list is its `items`. */
export function documentRoot(root: Located | undefined): Located | undefined {
  const items = get(root, 'items')
  const others = root?.entries.filter(({ name }) => name !== '$schema' && name !== 'items')
  return Array.isArray(items?.value) && others?.length === 0 ? items : root
}
