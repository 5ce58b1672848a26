import { findNodeAtLocation, getNodeValue, parseTree } from 'jsonc-parser'
import { placeOf } from '#adapters/schemaForm/pointers.ts'

/** Returns the range in a text of the value that a pointer names; undefined for the document itself. */
export function textPlace(
  text: string,
  pointer: string,
): { start: number; end: number } | undefined {
  const tree = parseTree(text)
  const at = tree && placeOf(getNodeValue(tree), pointer)
  const node = at && at.length > 0 ? findNodeAtLocation(tree, [...at]) : undefined
  return node && { start: node.offset, end: node.offset + node.length }
}

/** Selects a part of a text and scrolls to it. Resets the browser's undo history, so only for a text without input. */
export function showPart(
  area: HTMLTextAreaElement,
  { start, end }: { start: number; end: number },
) {
  const { value, clientHeight } = area
  area.value = value.slice(0, start)
  const above = area.scrollHeight
  area.value = value
  area.focus()
  area.setSelectionRange(start, end)
  area.scrollTop = above > clientHeight ? above - clientHeight / 2 : 0
}
