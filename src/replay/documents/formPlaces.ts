import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser'
import { createPlaces, type Place } from '#adapters/formInfo/places.ts'
import type { Diagnostic } from '#contract/formInfo.ts'
import { pointerSegments } from '#domain/json/jsonPointer.ts'

/** The places of a form's parts in the text of its file. */
export interface FormPlaces {
  /** @param path JSON pointer into formInfo */
  at(path: string): Place
  ofDiagnostic(diagnostic: Pick<Diagnostic, 'path' | 'line' | 'column'>): Place
}

/**
 * Locates places of a form that is a file, a part of its JSON, or, as the server sends it, JSON text inside JSON: then
 * places are inside that string.
 * @param pointer place of formInfo in the file
 */
export function formPlaces(text: string, pointer: string): FormPlaces {
  const tree = parseTree(text)
  const node = tree && findNodeAtLocation(tree, pointerSegments(pointer))
  if (pointer !== '' && node?.type === 'string') return placesInString(text, node)
  const places = createPlaces(
    () => text,
    () => tree,
  )
  return {
    at: (path) => places.at(pointer + path),
    ofDiagnostic: ({ path, line, column }) =>
      pointer === '' ? { line, column } : places.at(pointer + path),
  }
}

function placesInString(text: string, node: Node): FormPlaces {
  const inner = String(node.value)
  const offsets = offsetsOf(text, node)
  const outward = (offset: number): number => offsets[offset] ?? node.offset
  const places = createPlaces(
    () => text,
    () => moved(parseTree(inner), outward),
  )
  const lines = inner.split('\n')
  return {
    at: (path) => (path === '' ? places.ofOffset(node.offset) : places.at(path)),
    ofDiagnostic({ line, column }) {
      const above = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0)
      return places.ofOffset(outward(above + column - 1))
    },
  }
}

/** Maps every character of a string's value to the offset of the character, or of its escape, in the file. */
function offsetsOf(text: string, { offset, length }: Node): number[] {
  const offsets: number[] = []
  const end = offset + length - 1
  for (let at = offset + 1; at < end; at += escapeLength(text, at)) offsets.push(at)
  return [...offsets, end]
}

const escapeLength = (text: string, at: number): number =>
  text[at] !== '\\' ? 1 : text[at + 1] === 'u' ? 6 : 2

/** The tree of the inner text with offsets of the outer one. */
const moved = (node: Node | undefined, outward: (offset: number) => number): Node | undefined =>
  node && {
    ...node,
    offset: outward(node.offset),
    ...(node.children && { children: node.children.flatMap((each) => moved(each, outward) ?? []) }),
  }
