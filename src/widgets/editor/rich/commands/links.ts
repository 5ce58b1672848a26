import type { Mark } from 'prosemirror-model'
import type { Command, EditorState } from 'prosemirror-state'
import { sanitiseLink } from '#domain/richText/sanitiseAddress.ts'
import { schema } from '../schema/schema.ts'

const type = schema.marks.link

/** The link at the cursor, or at the beginning of the marked text. */
export function linkAt({ selection: { $from }, doc }: EditorState): Mark | undefined {
  const before = type.isInSet($from.marks())
  return before ?? type.isInSet(doc.nodeAt($from.pos)?.marks ?? [])
}

/** The range of the link at the cursor. */
function reachOf({ selection: { $from } }: EditorState, link: Mark): [from: number, to: number] {
  const parent = $from.parent
  const has = (index: number) => link.isInSet(parent.child(index).marks)
  let first = $from.index()
  if (first === parent.childCount || (!has(first) && first > 0)) first -= 1
  let last = first
  while (first > 0 && has(first - 1)) first -= 1
  while (last < parent.childCount - 1 && has(last + 1)) last += 1
  return [$from.posAtIndex(first), $from.posAtIndex(last + 1)]
}

/** The range of the selection, or of the link at the cursor. */
function placeOf(state: EditorState): [from: number, to: number] {
  const { from, to, empty } = state.selection
  const link = empty ? linkAt(state) : undefined
  return link ? reachOf(state, link) : [from, to]
}

/** Links the marked text; with nothing marked the address itself becomes the text. */
export const setLink =
  (href: string): Command =>
  (state, dispatch) => {
    const [from, to] = placeOf(state)
    const { tr } = state
    if (from === to) tr.insertText(href, from)
    const end = from === to ? from + href.length : to
    tr.removeMark(from, end, type).addMark(from, end, type.create({ href }))
    dispatch?.(tr.removeStoredMark(type).scrollIntoView())
    return true
  }

export const removeLink: Command = (state, dispatch) => {
  const [from, to] = placeOf(state)
  dispatch?.(state.tr.removeMark(from, to, type))
  return true
}

const HOST = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/:?#]|$)/u

/** A typed address as it is linked: a bare host is one of the web. Undefined when it cannot be linked. */
export function typedAddress(typed: string): string | undefined {
  const address = typed.trim()
  if (HOST.test(address)) return `https://${address}`
  return /^(?:https?:\/\/|mailto:|tel:|\/)./i.test(address) ? sanitiseLink(address) : undefined
}
