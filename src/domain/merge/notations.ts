import { getNodeValue, type Node, parseTree } from 'jsonc-parser'

/** How a value is written: its text, and the indentation of the line it begins on. */
export interface Notation {
  text: string
  indent: string
}

/**
 * Returns a lookup of a document's objects and lists by their JSON, so that a moved one keeps its formatting. The
 * document is parsed at the first lookup.
 */
export function notationsOf(text: string): (value: unknown) => Notation | undefined {
  let found: ReadonlyMap<string, Notation> | undefined
  return (value) => {
    found ??= collect(text)
    return found.get(JSON.stringify(value))
  }
}

function collect(text: string): ReadonlyMap<string, Notation> {
  const found = new Map<string, Notation>()
  const visit = (node: Node): void => {
    for (const child of node.children ?? []) visit(child)
    if (node.type !== 'object' && node.type !== 'array') return
    const notation = { text: textOf(text, node), indent: lineIndent(text, node.offset) }
    const name = JSON.stringify(getNodeValue(node))
    if (!found.has(name)) found.set(name, notation)
  }
  const root = parseTree(text)
  if (root) visit(root)
  return found
}

const textOf = (text: string, { offset, length }: Node): string =>
  text.slice(offset, offset + length)

/** Returns the indentation of the line at an offset. */
export const lineIndent = (text: string, offset: number): string =>
  /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', offset - 1) + 1))?.[0] ?? ''

/** Returns a text of several lines with another indentation. */
export const indented = ({ text, indent }: Notation, as: string): string =>
  text
    .split('\n')
    .map((line, index) =>
      index > 0 && line.startsWith(indent) ? as + line.slice(indent.length) : line,
    )
    .join('\n')
