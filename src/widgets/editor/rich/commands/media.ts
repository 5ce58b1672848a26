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

/** The initial size of an image: at most the default width of media, in its own proportions; smaller ones unchanged. */
export function shownSize({ width, height }: Size): Size {
  const share = Math.min(1, LIMITS.editorMedia.width / width)
  return { width: Math.round(width * share), height: Math.max(1, Math.round(height * share)) }
}

const inText = (size: Partial<Size> = {}) =>
  Object.fromEntries(Object.entries(size).map(([name, pixels]) => [name, String(pixels)]))

/** The document node of an uploaded file, by kind. */
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

/** @param size of the image itself, when known. */
export const mediaNode = (kind: EditorFileKind, file: FileValue, size?: Size): Node =>
  NODES[kind](file, size)

/**
 * Sets the size of an image or video; null leaves a side to the browser.
 * @param at its position; the selected one when absent. The selection stays.
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
