import { Fragment, Slice } from 'prosemirror-model'
import { Plugin } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { schema } from '../schema/schema.ts'
import { cleanPasted, hasText } from './pasted.ts'

export interface PasteOptions {
  /** Called with pasted or dropped files and their position. */
  onFiles: (files: readonly File[], at: number) => void
  /** Called with the number of images and players left out of the HTML just pasted. */
  onRefused: (count: number) => void
}

/** Pasting and dropping: HTML by the allow-list, files by uploading them. */
export const pastePlugin = ({ onFiles, onRefused }: PasteOptions): Plugin =>
  new Plugin({
    props: {
      transformPastedHTML(html, view) {
        const pasted = cleanPasted(html, (address) => isOwn(address, view))
        onRefused(pasted.refused)
        return pasted.html
      },
      // Plain text goes on as the paragraph it is pasted into.
      clipboardTextParser: (text, $context) => {
        const { attrs, type } = $context.parent
        const keptAttrs = type === schema.nodes.paragraph ? attrs : null
        const lines = text.split(/\r\n?|\n/)
        const blocks = lines.map((line) =>
          schema.nodes.paragraph.create(
            keptAttrs,
            line === '' ? [] : schema.text(line, $context.marks()),
          ),
        )
        return new Slice(Fragment.from(blocks), 1, 1)
      },
      handlePaste(view, { clipboardData }) {
        const files = [...(clipboardData?.files ?? [])]
        if (files.length === 0 || hasText(clipboardData?.getData('text/html') ?? '')) return false
        onFiles(files, view.state.selection.to)
        return true
      },
      handleDrop(view, { dataTransfer, clientX, clientY }, _, moved) {
        const files = [...(dataTransfer?.files ?? [])]
        if (moved || files.length === 0) return false
        const place = view.posAtCoords({ left: clientX, top: clientY })
        onFiles(files, place?.pos ?? view.state.doc.content.size)
        return true
      },
    },
  })

/** Returns whether an address is of this site, or is in this text already: the storage may have another host. */
function isOwn(address: string, { state: { doc } }: EditorView): boolean {
  if (new URL(address, location.href).origin === location.origin) return true
  let known = false
  doc.descendants(({ attrs: { src } }) => {
    known ||= src === address
  })
  return known
}
