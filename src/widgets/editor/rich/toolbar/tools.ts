import { toggleMark } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import type { MarkType, NodeType } from 'prosemirror-model'
import type { Command } from 'prosemirror-state'
import { deleteTable, toggleList, toggleQuote } from '../commands/lists.ts'
import { clearFormat, setBlockAttributes } from '../commands/textblocks.ts'
import { schema } from '../schema/schema.ts'
import type { ToolState } from '../view/toolState.ts'

/** A button of the toolbar. */
export interface Tool {
  /** The name of its icon. */
  name: string
  label: string
  keys?: string
  run: Command
  /** Returns whether the tool is active at the cursor; absent for tools without a state. */
  isOn?: (tools: ToolState) => boolean
  isOff?: (tools: ToolState) => boolean
}

const { nodes, marks } = schema

const mark = (name: string, label: string, keys: string, type: MarkType): Tool => ({
  name,
  label,
  keys,
  run: toggleMark(type),
  isOn: (tools) => tools.marks.includes(type.name),
})

const align = (name: string, label: string, keys: string): Tool => ({
  name,
  label,
  keys,
  run: setBlockAttributes({ align: name === 'left' ? null : name }),
  isOn: (tools) => tools.align === name,
})

const list = (name: string, label: string, keys: string, type: NodeType): Tool => ({
  name,
  label,
  keys,
  run: toggleList(type),
  isOn: (tools) => tools.list === type.name,
})

/** Two letters, as the specification's readers indent the first line of a paragraph. */
const FIRST_LINE = '2em'

const indent: Tool = {
  name: 'indent',
  label: '首行缩进',
  run: (state, dispatch) => {
    const indented = Boolean(state.selection.$from.parent.attrs.indent)
    return setBlockAttributes({ indent: indented ? null : FIRST_LINE })(state, dispatch)
  },
  isOn: (tools) => tools.indented,
}

export const HISTORY: readonly Tool[] = [
  { name: 'undo', label: '撤销', keys: 'Ctrl+Z', run: undo, isOff: (tools) => !tools.canUndo },
  { name: 'redo', label: '重做', keys: 'Ctrl+Y', run: redo, isOff: (tools) => !tools.canRedo },
]

export const LETTERS: readonly Tool[] = [
  mark('bold', '加粗', 'Ctrl+B', marks.strong),
  mark('italic', '斜体', 'Ctrl+I', marks.em),
  mark('underline', '下划线', 'Ctrl+U', marks.underline),
  mark('strike', '删除线', 'Ctrl+Shift+X', marks.strike),
]

export const PARAGRAPHS: readonly Tool[] = [
  align('left', '左对齐', 'Ctrl+Shift+L'),
  align('center', '居中', 'Ctrl+Shift+E'),
  align('right', '右对齐', 'Ctrl+Shift+R'),
  align('justify', '两端对齐', 'Ctrl+Shift+J'),
  indent,
  list('bullets', '项目列表', 'Ctrl+Shift+8', nodes.bullet_list),
  list('numbers', '编号列表', 'Ctrl+Shift+7', nodes.ordered_list),
  { name: 'quote', label: '引用', run: toggleQuote, isOn: (tools) => tools.quoted },
]

export const CLEAR: Tool = { name: 'clear', label: '清除格式', keys: 'Ctrl+\\', run: clearFormat }

/** Only there while the cursor is in a table. */
export const DELETE_TABLE: Tool = { name: 'table', label: '删除表格', run: deleteTable }
