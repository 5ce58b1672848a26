import { findNodeAtLocation, type Node } from 'jsonc-parser'
import { pointerSegments } from '#domain/json/jsonPointer.ts'

/** A 1-based place in a text; columns count UTF-16 units, as editors do. */
export interface Place {
  line: number
  column: number
}

/** The token a pointer refers to: the value, or the name of its property. */
export type Token = 'key' | 'value'

export interface Places {
  /** The place of a pointer's token; of the nearest thing around it when the document does not have it. */
  at(pointer: string, token?: Token): Place
  /** The members of the object a pointer names, each with the place of its value. */
  members(pointer: string): [name: string, place: Place][]
  ofOffset(offset: number): Place
}

function lineStarts(text: string): number[] {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

/** The last line that starts at or before the offset, by halving. */
function lineOf(starts: readonly number[], offset: number): number {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((starts[middle] ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return low
}

function nodeAt(root: Node | undefined, pointer: string): Node | undefined {
  if (!root) return undefined
  const path: (string | number)[] = []
  let node: Node = root
  for (const segment of pointerSegments(pointer)) {
    path.push(node.type === 'array' ? Number(segment) : segment)
    const next = findNodeAtLocation(node, path.slice(-1))
    if (!next) return node
    node = next
  }
  return node
}

const tokenOf = (node: Node, token: Token): Node =>
  token === 'key' && node.parent?.type === 'property' ? (node.parent.children?.[0] ?? node) : node

/** Looks up places in a JSON text. Text and tree are read lazily, on the first lookup. */
export function createPlaces(readText: () => string, readTree: () => Node | undefined): Places {
  const starts = once(() => lineStarts(readText()))
  const root = once(readTree)
  const ofOffset = (offset: number): Place => {
    const line = lineOf(starts(), offset)
    return { line: line + 1, column: offset - (starts()[line] ?? 0) + 1 }
  }
  return {
    ofOffset,
    at(pointer, token = 'value') {
      const node = nodeAt(root(), pointer)
      return ofOffset(node ? tokenOf(node, token).offset : 0)
    },
    members: (pointer) =>
      (nodeAt(root(), pointer)?.children ?? []).flatMap(({ children }): [string, Place][] => {
        const [name, value] = children ?? []
        return name && value ? [[String(name.value), ofOffset(value.offset)]] : []
      }),
  }
}

/** The function, called at most once. */
function once<T>(work: () => T): () => T {
  let done: { result: T } | undefined
  return () => {
    done ??= { result: work() }
    return done.result
  }
}
