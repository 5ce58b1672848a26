import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser'

/**
 * Returns the text of a file with everything but its formInfo blanked, so that places refer to the file itself. A file
 * that is formInfo, has `checks` beside it, or is no JSON, is returned unchanged; for a formInfo stored as JSON text,
 * places refer to that text.
 */
export function formInfoText(text: string): string {
  const root = parseTree(text)
  const node = root?.type === 'object' ? findNodeAtLocation(root, ['formInfo']) : undefined
  if (!node || (root && findNodeAtLocation(root, ['checks']))) return text
  if (node.type === 'string') return String(node.value)
  return blank(text.slice(0, node.offset)) + slice(text, node) + blank(text.slice(endOf(node)))
}

const endOf = ({ offset, length }: Node): number => offset + length

const slice = (text: string, node: Node): string => text.slice(node.offset, endOf(node))

const blank = (text: string): string => text.replace(/[^\r\n]/g, ' ')
