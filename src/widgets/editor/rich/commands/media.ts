import type { Node } from 'prosemirror-model'
import { type Command, NodeSelection } from 'prosemirror-state'
import type { FileValue } from '#contract/formInfo.ts'
import { LIMITS } from '#domain/limits.ts'
import type { EditorFileKind } from '#domain/richText/editorFiles.ts'
import { schema } from '../schema/schema.ts'

export interface Size {
  width: number
  height: number
}

/** A picture no wider than media are by default, in its own shape; smaller ones as they are. */
export function shownSize({ width, height }: Size): Size {
  const share = Math.min(1, LIMITS.editorMedia.width / width)
  return { width: Math.round(width * share), height: Math.max(1, Math.round(height * share)) }
}

const inText = (size: Partial<Size> = {}) =>
  Object.fromEntries(Object.entries(size).map(([name, pixels]) => [name, String(pixels)]))

/** How an uploaded file of each kind stands in the text. */
const NODES: Record<EditorFileKind, (file: FileValue, size: Size | undefined) => Node> = {
  image: ({ url, name }, size) => {
    const shown = size ? shownSize(size) : { width: LIMITS.editorMedia.width }
    return schema.nodes.image.create({ src: url, alt: name, ...inText(shown) })
  },
  audio: ({ url }) => schema.nodes.audio.create({ src: url }),
  video: ({ url }) => schema.nodes.video.create({ src: url, ...inText(LIMITS.editorMedia) }),
  document: ({ url, name }) =>
    schema.text(name, [schema.marks.link.create({ href: url, download: name })]),
}

/** @param size of the picture itself, where it could be told. */
export const mediaNode = (kind: EditorFileKind, file: FileValue, size?: Size): Node =>
  NODES[kind](file, size)

/**
 * Sets the sizes of a picture or film; null gives one back to the browser.
 * @param at where it stands; the selected one when absent. The selection stays.
 */
export const setSize =
  (size: Readonly<{ width: string | null; height: string | null }>, at?: number): Command =>
  ({ doc, selection, tr }, dispatch) => {
    const isSelected = selection instanceof NodeSelection
    const place = at ?? (isSelected ? selection.from : undefined)
    const node = place === undefined ? null : doc.nodeAt(place)
    if (place === undefined || !node?.type.isInGroup('media')) return false
    tr.setNodeMarkup(place, undefined, { ...node.attrs, ...size })
    if (isSelected) tr.setSelection(NodeSelection.create(tr.doc, selection.from))
    dispatch?.(tr)
    return true
  }
