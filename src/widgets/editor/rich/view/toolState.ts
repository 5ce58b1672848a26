import { redo, undo } from 'prosemirror-history'
import type { Mark, MarkType, Node } from 'prosemirror-model'
import { type EditorState, NodeSelection } from 'prosemirror-state'
import { ownValue } from '#contract/record.ts'
import { linkAt } from '../commands/links.ts'
import { isInside, listAt } from '../commands/lists.ts'
import { schema } from '../schema/schema.ts'

/** The selected image, audio or video. */
export interface SelectedMedia {
  kind: string
  width: string | null
  height: string | null
}

/** The state of the toolbar at the cursor. Plain values, so that two states can be compared. */
export interface ToolState {
  canUndo: boolean
  canRedo: boolean
  /** `p`, `h2` …; empty for anything else. */
  block: string
  marks: readonly string[]
  color: string | null
  align: string
  lineHeight: string
  indented: boolean
  list: string | undefined
  quoted: boolean
  inTable: boolean
  /** Address of the link at the cursor. */
  link: string | undefined
  media: SelectedMedia | undefined
}

export function toolStateOf(state: EditorState): ToolState {
  const { $from } = state.selection
  const marks = marksAt(state)
  const { align, lineHeight, indent } = $from.parent.attrs
  return {
    canUndo: undo(state),
    canRedo: redo(state),
    block: blockOf($from.parent),
    marks: marks.map(({ type }) => type.name),
    color: attributeOf(marks, schema.marks.text_style, 'color'),
    align: align ?? 'left',
    lineHeight: lineHeight ?? '',
    indented: Boolean(indent),
    list: listAt($from)?.name,
    quoted: isInside($from, schema.nodes.blockquote),
    inTable: isInside($from, schema.nodes.table),
    link: linkAt(state)?.attrs.href,
    media: selectedMedia(state),
  }
}

/** The marks of the text typed next, or of the first selected character. */
function marksAt({ storedMarks, selection: { empty, $from, from }, doc }: EditorState) {
  return storedMarks ?? (empty ? $from.marks() : (doc.nodeAt(from)?.marks ?? $from.marks()))
}

const attributeOf = (marks: readonly Mark[], type: MarkType, name: string): string | null =>
  ownValue(type.isInSet(marks)?.attrs, name) ?? null

function blockOf({ type, attrs }: Node): string {
  if (type === schema.nodes.paragraph) return 'p'
  return type === schema.nodes.heading ? `h${attrs.level}` : ''
}

function selectedMedia({ selection }: EditorState): SelectedMedia | undefined {
  if (!(selection instanceof NodeSelection) || !selection.node.type.isInGroup('media'))
    return undefined
  const { type, attrs } = selection.node
  return { kind: type.name, width: attrs.width ?? null, height: attrs.height ?? null }
}
