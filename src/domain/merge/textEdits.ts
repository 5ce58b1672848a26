import { type Node, parseTree } from 'jsonc-parser'

/** Where a value is in a document: keys and indices from the root. */
export type Path = readonly (string | number)[]

/** Replaces the value at a path. */
export function replaceAt(text: string, path: Path, value: unknown): string {
  const { offset, length } = nodeAt(text, path)
  return splice(text, offset, offset + length, valueText(text, offset, value))
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

/** Inserts an entry at its index, or a member at the end of its object. */
export function insertAt(text: string, path: Path, value: unknown): string {
  const container = nodeAt(text, path.slice(0, -1))
  const children = container.children ?? []
  const key = path.at(-1) ?? ''
  const index = typeof key === 'number' ? key : children.length
  const [before, after] = [children[index - 1], children[index]]
  const gap = gapOf(text, container)
  const written = (at: number) => {
    const name = typeof key === 'number' ? '' : `${JSON.stringify(key)}: `
    return (
      name + valueText(text, at, value, gap.trimStart() === '' ? gap.replace(/^[^\n]*\n/, '') : '')
    )
  }
  if (before) {
    const at = endOf(before)
    return splice(text, at, at, `,${gap}${written(at)}`)
  }
  if (after) return splice(text, after.offset, after.offset, `${written(after.offset)},${gap}`)
  const inside = container.offset + 1
  const close = lineIndent(text, container.offset)
  const isInline = !text.includes('\n')
  const body = isInline ? written(inside) : `${gap}${written(inside)}${eolOf(text)}${close}`
  return splice(text, inside, endOf(container) - 1, body)
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

const lineIndent = (text: string, offset: number): string =>
  /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', offset - 1) + 1))?.[0] ?? ''

/** One level of the text's indentation. */
const unitOf = (text: string): string => /\n([ \t]+)\S/.exec(text)?.[1] ?? '  '

/** What stands between two children of a container, without the comma. */
function gapOf(text: string, container: Node): string {
  const [first, second] = container.children ?? []
  if (first && second) {
    const between = text.slice(endOf(first), second.offset)
    return between.slice(between.indexOf(',') + 1)
  }
  if (first) return text.slice(container.offset + 1, first.offset)
  return text.includes('\n') ? eolOf(text) + lineIndent(text, container.offset) + unitOf(text) : ''
}

/** A value as JSON, on lines of its own where the text has lines, indented as the place is. */
function valueText(text: string, offset: number, value: unknown, indent?: string): string {
  if (!text.includes('\n')) return JSON.stringify(value)
  const lines = JSON.stringify(value, null, unitOf(text)).split('\n')
  return lines.join(eolOf(text) + (indent ?? lineIndent(text, offset)))
}
