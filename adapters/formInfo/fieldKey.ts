import { hasEmptySegment } from '#domain/logic/emptySegment.ts'
import { fill } from '#domain/text/fill.ts'
import details from './details.json' with { type: 'json' }
import type { FieldNode } from './parse.ts'

type Defined = Pick<FieldNode, 'raw'>

/** Layout fields may lack a key; they get one no field of the wire can have. */
export const placeholderKey = (node: FieldNode): string => `@${node.row}.${node.index}`

/**
 * A usable key: readable by a rule, no `/` (error paths are `key/row/column`), not one of our own `@` keys. Any other
 * text is one, `constructor` too. Undefined when the definition has none.
 */
export function wireKey(node: Defined): string | undefined {
  const key = givenKey(node)
  return typeof key === 'string' && key !== '' && faultOf(key) === undefined ? key : undefined
}

/** Returns why a definition's key cannot be used, in Chinese; undefined when it can, or when there is none. */
export function keyRefusal(node: Defined): string | undefined {
  const key = givenKey(node)
  if (key === undefined) return fill(details.notText, { name: 'value' })
  const fault = key === '' ? undefined : faultOf(key)
  return fault && `“${key}”${fault}`
}

/** The key without surrounding blanks, empty when absent; undefined when it is not a text. */
function givenKey({ raw }: Defined): string | undefined {
  const given = Object.hasOwn(raw, 'value') ? (raw.value ?? '') : ''
  return typeof given === 'string' || typeof given === 'number' ? String(given).trim() : undefined
}

function faultOf(key: string): string | undefined {
  if (key.includes('/')) return details.keyWithSlash
  if (key.startsWith('@')) return details.keyWithAt
  return hasEmptySegment(key) ? details.keyWithGap : undefined
}
