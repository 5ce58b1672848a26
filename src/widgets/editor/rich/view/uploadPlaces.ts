import type { Node } from 'prosemirror-model'
import { type EditorState, Plugin, PluginKey, Selection, type Transaction } from 'prosemirror-state'
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view'
import styles from '../RichEditor.module.css'

/** The target position of each file being uploaded; positions are mapped through edits. */
type Places = ReadonlyMap<File, number>

const key = new PluginKey<Places>('uploadPlaces')

/** Keeps the places of files under way and marks them in the text. */
export const uploadPlaces = (): Plugin<Places> =>
  new Plugin<Places>({
    key,
    state: {
      init: () => new Map(),
      apply: (tr, places) => tr.getMeta(key) ?? moved(places, tr),
    },
    props: {
      decorations: (state) =>
        DecorationSet.create(
          state.doc,
          [...placesOf(state)].map(([file, at]) => Decoration.widget(at, () => markOf(file))),
        ),
    },
  })

const placesOf = (state: EditorState): Places => key.getState(state) ?? new Map()

function moved(places: Places, tr: Transaction): Places {
  if (!tr.docChanged || places.size === 0) return places
  return new Map([...places].map(([file, at]) => [file, tr.mapping.map(at)]))
}

function markOf(file: File): HTMLElement {
  const mark = document.createElement('span')
  mark.className = styles.arriving ?? ''
  mark.textContent = `正在上传 ${file.name}`
  return mark
}

/** Stores the positions for files, one after the other. */
export function addPlaces(view: EditorView, files: readonly File[], at: number): void {
  const places = new Map([...placesOf(view.state), ...files.map((file) => [file, at] as const)])
  view.dispatch(view.state.tr.setMeta(key, places))
}

/** Forgets the places of files that are no longer under way. */
export function keepPlaces(view: EditorView, files: readonly File[]): void {
  const all = placesOf(view.state)
  const remaining = new Map([...all].filter(([file]) => files.includes(file)))
  if (remaining.size < all.size) view.dispatch(view.state.tr.setMeta(key, remaining))
}

/** Inserts the node of an uploaded file at its position, between the files picked before and after it. */
export function landAt(view: EditorView, file: File, node: Node): void {
  const { state } = view
  const all = placesOf(state)
  const tr = state.tr.insert(all.get(file) ?? Selection.atEnd(state.doc).from, node)
  const order = [...all.keys()]
  const places = [...all]
    .filter(([other]) => other !== file)
    .map(([other, at]) => {
      const side = order.indexOf(other) < order.indexOf(file) ? -1 : 1
      return [other, tr.mapping.map(at, side)] as const
    })
  view.dispatch(tr.setMeta(key, new Map(places)).scrollIntoView())
}
