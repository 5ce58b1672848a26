import { type NodeSpec, Schema } from 'prosemirror-model'
import { blocks } from './blocks.ts'
import { marks } from './marks.ts'
import { mediaNodes } from './media.ts'
import { tables } from './tables.ts'

const hardBreak: NodeSpec = {
  inline: true,
  group: 'inline',
  selectable: false,
  parseDOM: [{ tag: 'br' }],
  toDOM: () => ['br'],
}

/** The document the editor edits: what it cannot hold is not in the allow-list's everyday part. */
export const schema = new Schema({
  nodes: { ...blocks, ...tables, ...mediaNodes, hard_break: hardBreak, text: { group: 'inline' } },
  marks,
})
