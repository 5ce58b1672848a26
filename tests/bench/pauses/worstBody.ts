import { ownValue } from '#contract/record.ts'
import { API, type Schema } from '#server/calls/apiDocument.ts'

/** Bytes of a body the server reads at most. */
export const MOST_BYTES = 1024 * 1024

/** The parts of a schema a value is made by. */
interface Shape {
  $ref?: string
  oneOf?: Shape[]
  enum?: unknown[]
  const?: unknown
  type?: string
  items?: Shape
  maxItems?: number
  properties?: Record<string, Shape>
  maximum?: number
  maxLength?: number
  pattern?: string
  format?: string
}

/**
 * The largest body the contract and the limit of bodies admit: every member, the fullest lists, the longest texts.
 * @param given members that are not made up
 * @param most bytes of its JSON
 */
export function worstBody(schema: Schema, given: object, most = MOST_BYTES): object {
  for (let longest = most; longest > 0; longest = Math.floor(longest * 0.8)) {
    const body = { ...(worstOf(schema, longest) as object), ...given }
    if (Buffer.byteLength(JSON.stringify(body)) <= most) return body
  }
  throw new Error('no body of the contract is small enough')
}

function worstOf(part: Shape, longest: number): unknown {
  const shape = resolved(part)
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return largest(shape.enum)
  if (shape.oneOf) return largest(shape.oneOf.map((one) => worstOf(one, longest)))
  if (shape.type === 'object') return membersOf(shape, longest)
  if (shape.type === 'array') return itemsOf(shape, longest)
  if (shape.type === 'string') return textOf(shape, longest)
  return shape.type === 'boolean' ? true : (shape.maximum ?? 1)
}

function resolved(shape: Shape): Shape {
  if (!shape.$ref) return shape
  const found = ownValue(API.components.schemas, shape.$ref.split('/').at(-1) ?? '')
  if (!found) throw new Error(`schemas/api.json: ${shape.$ref} does not exist`)
  return resolved(found)
}

const membersOf = ({ properties = {} }: Shape, longest: number) =>
  Object.fromEntries(Object.entries(properties).map(([key, one]) => [key, worstOf(one, longest)]))

function itemsOf({ items = {}, maxItems = 1 }: Shape, longest: number): unknown[] {
  const choice = resolved(items).enum
  return choice
    ? choice.slice(0, maxItems)
    : Array.from({ length: maxItems }, () => worstOf(items, longest))
}

const largest = (values: readonly unknown[]): unknown =>
  values.toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)[0]

/** The longest text of plain signs the expression takes; Chinese, which takes most bytes, where there is none. */
function textOf({ maxLength = 10, pattern, format }: Shape, longest: number): string {
  if (format === 'date') return '2026-11-22'
  if (pattern === undefined) return '甲'.repeat(Math.min(maxLength, longest))
  const expression = new RegExp(pattern)
  const lengths = Array.from({ length: maxLength }, (_, index) => maxLength - index)
  const candidates = lengths.flatMap((length) =>
    ['a', '/a', '0', '10'].map((start) => start.padEnd(length, start.at(-1))),
  )
  const text = candidates.find((one) => expression.test(one))
  if (text === undefined) throw new Error(`no text for ${pattern}`)
  return text
}
