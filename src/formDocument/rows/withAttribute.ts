import type { RawField } from '#contract/formInfo.ts'
import { ownValue } from '#contract/record.ts'

/**
 * Returns the definition with another value of an attribute; undefined removes it. An existing attribute keeps its
 * position, a new one takes that in `order`, otherwise the last.
 */
export function withAttribute(
  definition: RawField,
  name: string,
  value: unknown,
  order: readonly string[] = [],
): RawField {
  if (Object.hasOwn(definition, name) && value !== undefined)
    return { ...definition, [name]: value }
  const members = Object.entries(definition).filter(([key]) => key !== name)
  if (value === undefined) return Object.fromEntries(members)
  const after = new Set(order.slice(order.indexOf(name) + 1))
  const found = order.includes(name) ? members.findIndex(([key]) => after.has(key)) : -1
  const at = found < 0 ? members.length : found
  return Object.fromEntries([...members.slice(0, at), [name, value], ...members.slice(at)])
}

/** Returns an attribute of the definition as text; empty when it has none. */
export function textOf(definition: RawField, name: string): string {
  const written = ownValue(definition, name)
  return typeof written === 'string' || typeof written === 'number' ? String(written) : ''
}
