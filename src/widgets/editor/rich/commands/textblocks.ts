import type { Node, NodeType } from 'prosemirror-model'
import type { Command } from 'prosemirror-state'
import { type BlockAttributes, PLAIN_BLOCK } from '../schema/blocks.ts'
import { schema } from '../schema/schema.ts'

/** The new type and attributes of a paragraph or heading. */
interface Changed {
  type: NodeType
  attrs: Readonly<Record<string, unknown>>
}

/** Changes every paragraph and heading the selection touches. */
const changeTextblocks =
  (change: (block: Node) => Changed): Command =>
  ({ selection: { from, to }, storedMarks, doc, tr }, dispatch) => {
    const places: { at: number; block: Node }[] = []
    doc.nodesBetween(from, to, (node, at) => {
      if (node.isTextblock) places.push({ at, block: node })
    })
    for (const { at, block } of places) {
      const { type, attrs } = change(block)
      tr.setNodeMarkup(at, type, attrs, block.marks)
    }
    if (places.length === 0) return false
    dispatch?.(tr.setStoredMarks(storedMarks).scrollIntoView())
    return true
  }

/** `p` for a paragraph, `h2` … for a heading. Alignment and the like stay. */
export const setBlock = (block: string): Command =>
  changeTextblocks(({ attrs }) => {
    const { align, lineHeight, indent } = attrs
    const kept = { align, lineHeight, indent }
    return block === 'p'
      ? { type: schema.nodes.paragraph, attrs: kept }
      : { type: schema.nodes.heading, attrs: { ...kept, level: Number(block.slice(1)) } }
  })

export const setBlockAttributes = (to: Partial<BlockAttributes>): Command =>
  changeTextblocks(({ type, attrs }) => ({ type, attrs: { ...attrs, ...to } }))

/** Plain paragraphs of the marked text, their words without any format; links stay links. */
export const clearFormat: Command = (state, dispatch) => {
  const { from, to } = state.selection
  const { tr } = state
  for (const mark of Object.values(schema.marks))
    if (mark !== schema.marks.link) tr.removeMark(from, to, mark)
  tr.setStoredMarks([])
  tr.doc.nodesBetween(from, to, (node, at) => {
    if (node.isTextblock) tr.setNodeMarkup(at, schema.nodes.paragraph, PLAIN_BLOCK)
  })
  dispatch?.(tr)
  return true
}
