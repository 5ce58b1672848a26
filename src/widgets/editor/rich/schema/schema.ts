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

/** The document schema of the editor; the parts of the allow-list that it cannot represent are rarely used. */
export const schema = new Schema({
  nodes: { ...blocks, ...tables, ...mediaNodes, hard_break: hardBreak, text: { group: 'inline' } },
  marks,
})
