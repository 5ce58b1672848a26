import {
  baseKeymap,
  chainCommands,
  createParagraphNear,
  exitCode,
  liftEmptyBlock,
  splitBlockAs,
  toggleMark,
} from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import { liftListItem, sinkListItem, splitListItemKeepMarks } from 'prosemirror-schema-list'
import type { Command } from 'prosemirror-state'
import { schema } from '../schema/schema.ts'
import { toggleList } from './lists.ts'
import { clearFormat, setBlock, setBlockAttributes } from './textblocks.ts'

const { nodes, marks } = schema

const lineBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView())
  return true
}

/** Starts the next paragraph with the format of this one: alignment, line height, and character format. */
const nextParagraph: Command = (state, dispatch) => {
  const { storedMarks, selection } = state
  const marks = storedMarks ?? selection.$from.marks()
  return splitBlockAs(({ attrs: { align, lineHeight, indent } }, atEnd) =>
    atEnd ? { type: nodes.paragraph, attrs: { align, lineHeight, indent } } : null,
  )(state, dispatch && ((tr) => dispatch(tr.ensureMarks(marks))))
}

/** The usual key bindings of editors; Tab leaves the field except inside a list. */
export const KEYS: Readonly<Record<string, Command>> = {
  ...baseKeymap,
  'Mod-z': undo,
  'Mod-y': redo,
  'Mod-Shift-z': redo,
  'Mod-b': toggleMark(marks.strong),
  'Mod-i': toggleMark(marks.em),
  'Mod-u': toggleMark(marks.underline),
  'Mod-Shift-x': toggleMark(marks.strike),
  'Mod-Alt-0': setBlock('p'),
  'Mod-Alt-1': setBlock('h2'),
  'Mod-Alt-2': setBlock('h3'),
  'Mod-Alt-3': setBlock('h4'),
  'Mod-Shift-l': setBlockAttributes({ align: null }),
  'Mod-Shift-e': setBlockAttributes({ align: 'center' }),
  'Mod-Shift-r': setBlockAttributes({ align: 'right' }),
  'Mod-Shift-j': setBlockAttributes({ align: 'justify' }),
  'Mod-Shift-7': toggleList(nodes.ordered_list),
  'Mod-Shift-8': toggleList(nodes.bullet_list),
  'Mod-\\': clearFormat,
  Enter: chainCommands(
    splitListItemKeepMarks(nodes.list_item),
    createParagraphNear,
    liftEmptyBlock,
    nextParagraph,
  ),
  'Shift-Enter': chainCommands(exitCode, lineBreak),
  Tab: sinkListItem(nodes.list_item),
  'Shift-Tab': liftListItem(nodes.list_item),
}
