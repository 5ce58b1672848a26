import { type Node, parseTree } from 'jsonc-parser'
import { isRecord } from '../json/isRecord.ts'
import { indented, lineIndent, type Notation } from './notations.ts'

/** Where a value is in a document: keys and indices from the root. */
export type Path = readonly (string | number)[]

/** Returns the previous notation of a value; undefined for a new one. */
type Known = (value: unknown) => Notation | undefined

/** Replaces the value at a path. */
export function replaceAt(text: string, path: Path, value: unknown, known: Known): string {
  const { offset, length } = nodeAt(text, path)
  const indent = text.includes('\n') ? lineIndent(text, offset) : undefined
  return splice(text, offset, offset + length, valueText(value, indent, { text, known }))
}

/** Removes a member or an entry, with its comma and the blanks before it. */
export function removeAt(text: string, path: Path): string {
  const container = nodeAt(text, path.slice(0, -1))
  const children = container.children ?? []
  const index = childIndex(container, path.at(-1) ?? '')
  const [before, child, after] = [children[index - 1], children[index], children[index + 1]]
  if (!child) return text
  if (before) return splice(text, endOf(before), endOf(child), '')
  if (after) return splice(text, child.offset, after.offset, '')
  return splice(text, container.offset + 1, endOf(container) - 1, '')
}

/** Inserts an entry at its index, or a member at `place` in its object, formatted like its neighbours. */
export function insertAt(
  text: string,
  path: Path,
  value: unknown,
  known: Known,
  place?: number,
): string {
  const container = nodeAt(text, path.slice(0, -1))
  const children = container.children ?? []
  const key = path.at(-1) ?? ''
  const index = typeof key === 'number' ? key : Math.min(place ?? children.length, children.length)
  const [before, after] = [children[index - 1], children[index]]
  const gap = gapOf(text, container)
  const name = typeof key === 'number' ? '' : `${JSON.stringify(key)}: `
  const written = name + valueText(value, indentIn(gap), { text, known })
  if (before) return splice(text, endOf(before), endOf(before), `,${gap}${written}`)
  if (after) return splice(text, after.offset, after.offset, `${written},${gap}`)
  const close = gap === '' ? '' : eolOf(text) + lineIndent(text, container.offset)
  return splice(text, container.offset + 1, endOf(container) - 1, gap + written + close)
}

const splice = (text: string, start: number, end: number, content: string): string =>
  text.slice(0, start) + content + text.slice(end)

const endOf = ({ offset, length }: Node): number => offset + length

/** @throws when the text has no value there, which is an error of the caller. */
function nodeAt(text: string, path: Path): Node {
  let node = parseTree(text)
  for (const key of path) {
    const child: Node | undefined = node?.children?.[childIndex(node, key)]
    node = child?.type === 'property' ? child.children?.[1] : child
  }
  if (!node) throw new Error(`no value at ${path.join('/')}`)
  return node
}

function childIndex(container: Node, key: string | number): number {
  if (typeof key === 'number') return key
  return (container.children ?? []).findIndex(({ children }) => children?.[0]?.value === key)
}

const eolOf = (text: string): string => (text.includes('\r\n') ? '\r\n' : '\n')

/** One level of the text's indentation. */
const unitOf = (text: string): string => /\n([ \t]+)\S/.exec(text)?.[1] ?? '  '

/** Returns the text between two children of a container, without the comma. */
function gapOf(text: string, container: Node): string {
  const [first, second] = container.children ?? []
  if (first && second) {
    const between = text.slice(endOf(first), second.offset)
    return between.slice(between.indexOf(',') + 1)
  }
  if (first) return text.slice(container.offset + 1, first.offset)
  return text.includes('\n') ? eolOf(text) + lineIndent(text, container.offset) + unitOf(text) : ''
}

/** The indentation that a gap ends with; undefined where it stays on its line. */
const indentIn = (gap: string): string | undefined =>
  gap.includes('\n') ? gap.slice(gap.lastIndexOf('\n') + 1) : undefined

/** The document being edited, and the known notations of its values. */
interface Writing {
  text: string
  known: Known
}

/**
 * Returns a value as JSON: on lines of its own with this indentation, or on one line; a known value in its notation.
 */
function valueText(value: unknown, indent: string | undefined, writing: Writing): string {
  const isList = Array.isArray(value)
  if (!isList && !isRecord(value)) return JSON.stringify(value)
  const before = writing.known(value)
  if (before && (indent !== undefined || !before.text.includes('\n')))
    return indented(before, indent ?? '')
  if (indent === undefined) return JSON.stringify(value)
  const inner = indent + unitOf(writing.text)
  const lines = isList
    ? value.map((entry: unknown) => valueText(entry, inner, writing))
    : Object.entries(value).map(
        ([name, held]) => `${JSON.stringify(name)}: ${valueText(held, inner, writing)}`,
      )
  const [open, close] = isList ? '[]' : '{}'
  const eol = eolOf(writing.text)
  if (lines.length === 0) return `${open}${close}`
  return `${open}${eol}${inner}${lines.join(`,${eol}${inner}`)}${eol}${indent}${close}`
}
