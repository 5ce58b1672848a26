import type { Mark } from 'prosemirror-model'
import type { Command } from 'prosemirror-state'
import type { TextStyle } from '../schema/marks.ts'
import { schema } from '../schema/schema.ts'

const type = schema.marks.text_style
const NONE: TextStyle = { color: null, background: null, size: null }

const changed = (marks: readonly Mark[], to: Partial<TextStyle>): Mark | undefined => {
  const attrs = { ...NONE, ...type.isInSet(marks)?.attrs, ...to }
  return Object.values(attrs).some((value) => value !== null) ? type.create(attrs) : undefined
}

/** Styles the selected text, or the text typed next; styles not passed stay unchanged. */
export const setTextStyle =
  (to: Partial<TextStyle>): Command =>
  (state, dispatch) => {
    const { from, to: end, empty, $from } = state.selection
    const { tr } = state
    if (empty) {
      const marks = state.storedMarks ?? $from.marks()
      const mark = changed(marks, to)
      tr.setStoredMarks(mark ? mark.addToSet(marks) : type.removeFromSet(marks))
    }
    state.doc.nodesBetween(from, end, (node, at) => {
      if (!node.isText) return
      const part = [Math.max(from, at), Math.min(end, at + node.nodeSize)] as const
      const mark = changed(node.marks, to)
      if (mark) tr.addMark(...part, mark)
      else tr.removeMark(...part, type)
    })
    dispatch?.(tr)
    return true
  }
