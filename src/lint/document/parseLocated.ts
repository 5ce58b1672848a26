import { type Node, type ParseError, parseTree } from 'jsonc-parser'
import type { Json } from '#contract/logic.ts'
import { jsonPointer } from '#domain/jsonPointer.ts'
import type { Entry, Located, SourceText } from './located.ts'

/** A JSON text read with positions. With errors the tree, if any, is what could be understood. */
export interface Parsed {
  root: Located | undefined
  errors: ParseError[]
}

/** Strict JSON: neither comments nor trailing commas. */
export function parseLocated(source: SourceText): Parsed {
  const errors: ParseError[] = []
  const tree = parseTree(source.text, errors, {
    disallowComments: true,
    allowTrailingComma: false,
  })
  return { root: tree && locate(tree, '', source), errors }
}

function locate(node: Node, pointer: string, source: SourceText): Located {
  const children = node.children ?? []
  const entries =
    node.type === 'object'
      ? children.flatMap((property) => locateEntry(property, pointer, source))
      : []
  const items =
    node.type === 'array'
      ? children.map((item, index) => locate(item, pointer + jsonPointer(index), source))
      : []
  const value = plainValue(node, entries, items)
  return { source, pointer, offset: node.offset, length: node.length, value, entries, items }
}

function locateEntry(property: Node, pointer: string, source: SourceText): Entry[] {
  const [key, value] = property.children ?? []
  if (!key || !value) return []
  const name = String(key.value)
  const below = pointer + jsonPointer(name)
  return [
    {
      name,
      key: { source, pointer: below, offset: key.offset },
      value: locate(value, below, source),
    },
  ]
}

function plainValue(node: Node, entries: readonly Entry[], items: readonly Located[]): Json {
  if (node.type === 'object') {
    return Object.fromEntries(entries.map((entry) => [entry.name, entry.value.value]))
  }
  return node.type === 'array' ? items.map((item) => item.value) : (node.value as Json)
}
