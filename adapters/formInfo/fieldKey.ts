import { hasEmptySegment } from '#domain/logic/emptySegment.ts'
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

/** Why the key a definition gives cannot be used, in Chinese; undefined when it can, or none is given. */
export function keyRefusal(node: Defined): string | undefined {
  const key = givenKey(node)
  if (key === undefined) return '“value”应为文字'
  const fault = key === '' ? undefined : faultOf(key)
  return fault && `“${key}”${fault}`
}

/** Without blanks around, empty when absent; undefined when what is given is no text. */
function givenKey({ raw }: Defined): string | undefined {
  const given = Object.hasOwn(raw, 'value') ? (raw.value ?? '') : ''
  return typeof given === 'string' || typeof given === 'number' ? String(given).trim() : undefined
}

function faultOf(key: string): string | undefined {
  if (key.includes('/')) return '不能含有“/”'
  if (key.startsWith('@')) return '不能以“@”开头'
  return hasEmptySegment(key) ? '中“.”的前后不能为空' : undefined
}
