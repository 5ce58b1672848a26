import { isForbiddenPath } from '#domain/logic/forbiddenSegment.ts'
import type { FieldNode } from './parse.ts'

/** Layout fields may lack a key; they get one no field of the wire can have. */
export const placeholderKey = (node: FieldNode): string => `@${node.row}.${node.index}`

/**
 * A usable key: readable by a rule, no `/` (error paths are `key/row/column`), not one of our own `@` keys.
 * Undefined when the definition has none.
 */
export function wireKey(node: Pick<FieldNode, 'raw'>): string | undefined {
  const given = node.raw.value
  const key = typeof given === 'string' || typeof given === 'number' ? String(given).trim() : ''
  const usable = key !== '' && !key.includes('/') && !key.startsWith('@') && !isForbiddenPath(key)
  return usable ? key : undefined
}
