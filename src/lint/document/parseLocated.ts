import { type Node, type ParseError, parseTree } from 'jsonc-parser'
import type { Json } from '#contract/logic.ts'
import { jsonPointer } from '#domain/json/jsonPointer.ts'
import { syntaxMessage, TOO_DEEP } from '#domain/json/syntaxMessage.ts'
import type { Entry, Located, SourceText } from './located.ts'

/** Why a text is not a document. */
export interface Fault {
  offset: number
  message: string
}
/** A text parsed with positions; with errors there is no tree. Only the first of several errors is reported. */
export interface Parsed {
  root: Located | undefined
  errors: readonly Fault[]
}

/** No page nests deeper, counted in objects and lists; every reader of a tree may recurse. */
const DEEPEST = 100

/** Strict JSON with positions: neither comments nor trailing commas. */
export function parseLocated(source: SourceText): Parsed {
  const errors: ParseError[] = []
  try {
    const options = { disallowComments: true, allowTrailingComma: false }
    const tree = parseTree(source.text, errors, options)
    const [first] = errors
    if (tree && !first) return { root: locate(tree, '', source, 1), errors: [] }
    return failed(first?.offset ?? 0, syntaxMessage(first))
  } catch (error) {
    if (error instanceof TooDeep) return failed(error.offset, TOO_DEEP)
    // The parser itself ran out of stack.
    if (error instanceof RangeError) return failed(0, TOO_DEEP)
    throw error
  }
}

const failed = (offset: number, message: string): Parsed => ({
  root: undefined,
  errors: [{ offset, message }],
})

class TooDeep extends Error {
  constructor(readonly offset: number) {
    super(TOO_DEEP)
  }
}

function locate(node: Node, pointer: string, source: SourceText, depth: number): Located {
  const { type, offset, length, children = [] } = node
  if (depth > DEEPEST) throw new TooDeep(offset)
  const entries =
    type === 'object'
      ? children.flatMap((property) => locateEntry(property, pointer, source, depth))
      : []
  const items =
    type === 'array'
      ? children.map((item, index) => locate(item, pointer + jsonPointer(index), source, depth + 1))
      : []
  return {
    source,
    pointer,
    offset,
    length,
    value: plainValue(node, entries, items),
    entries,
    items,
  }
}

function locateEntry(property: Node, pointer: string, source: SourceText, depth: number): Entry[] {
  const [key, value] = property.children ?? []
  if (!key || !value) return []
  const name = String(key.value)
  const below = pointer + jsonPointer(name)
  return [
    {
      name,
      key: { source, pointer: below, offset: key.offset },
      value: locate(value, below, source, depth + 1),
    },
  ]
}

function plainValue(node: Node, entries: readonly Entry[], items: readonly Located[]): Json {
  if (node.type === 'object') {
    return Object.fromEntries(entries.map((entry) => [entry.name, entry.value.value]))
  }
  return node.type === 'array' ? items.map((item) => item.value) : (node.value as Json)
}
