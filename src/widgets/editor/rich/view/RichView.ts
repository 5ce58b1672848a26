import { history } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import {
  type Command,
  EditorState,
  type Plugin,
  Selection,
  type Transaction,
} from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { KEYS } from '../commands/keys.ts'
import { readHtml, writeHtml } from '../schema/html.ts'
import { mediaView } from './mediaView.ts'
import { type ToolState, toolStateOf } from './toolState.ts'
import { uploadPlaces } from './uploadPlaces.ts'

export interface RichViewOptions {
  html: string
  /** Key bindings and paste handling beyond those of every editor. */
  plugins: readonly Plugin[]
  /** @param composing an input method is at work: more of the same word is to come. */
  onChange: (html: string, composing: boolean) => void
}

/** A place in the text as it is on screen, in pixels. */
export interface Point {
  left: number
  fromTop: number
}

/** Input methods report their end a little before the text they leave has arrived. */
const COMPOSED_MS = 60

/** The ProseMirror view of one text, without React; its tool state is a store React can subscribe to. */
export class RichView {
  readonly view: EditorView
  readonly #onChange: RichViewOptions['onChange']
  readonly #listeners = new Set<() => void>()
  #html: string
  #tools: ToolState
  #composed: ReturnType<typeof setTimeout> | undefined

  constructor(place: HTMLElement, { html, plugins, onChange }: RichViewOptions) {
    this.#onChange = onChange
    this.#html = html
    const all = [...plugins, keymap(KEYS), history(), uploadPlaces()]
    const state = EditorState.create({ doc: readHtml(html), plugins: all })
    this.#tools = toolStateOf(state)
    this.view = new EditorView(place, {
      state,
      dispatchTransaction: (tr) => this.#apply(tr),
      nodeViews: { image: mediaView, audio: mediaView, video: mediaView },
      handleDOMEvents: { compositionend: () => this.#composedSoon() },
    })
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The same object until something the toolbar shows changes. */
  readonly tools = (): ToolState => this.#tools

  /** Shows a value from outside; one that was written here leaves cursor and history alone. */
  show(html: string): void {
    if (html === this.#html) return
    this.#html = html
    const { tr, doc } = this.view.state
    tr.replaceWith(0, doc.content.size, readHtml(html).content)
    this.view.dispatch(tr.setMeta('addToHistory', false).setMeta(SHOWN, true))
  }

  run(command: Command): boolean {
    const done = command(this.view.state, this.view.dispatch, this.view)
    this.view.focus()
    return done
  }

  /** The cursor into the text: where it was pressed, or after everything. */
  focusAt(point: Point | undefined): void {
    const { top } = this.view.dom.getBoundingClientRect()
    const found = point && this.view.posAtCoords({ left: point.left, top: top + point.fromTop })
    const { tr, doc } = this.view.state
    const selection = found ? Selection.near(doc.resolve(found.pos)) : Selection.atEnd(doc)
    this.view.dispatch(tr.setSelection(selection))
    this.view.focus()
  }

  destroy(): void {
    clearTimeout(this.#composed)
    this.view.destroy()
  }

  #apply(tr: Transaction): void {
    this.view.updateState(this.view.state.apply(tr))
    if (tr.docChanged && tr.getMeta(SHOWN) === undefined) this.#tell(this.view.composing)
    const tools = toolStateOf(this.view.state)
    if (JSON.stringify(tools) === JSON.stringify(this.#tools)) return
    this.#tools = tools
    for (const listener of this.#listeners) listener()
  }

  #tell(composing: boolean): void {
    this.#html = writeHtml(this.view.state.doc)
    this.#onChange(this.#html, composing)
  }

  /** Half-composed text is not judged; the finished one is, also when finishing it changed nothing any more. */
  #composedSoon(): void {
    clearTimeout(this.#composed)
    this.#composed = setTimeout(() => this.#tell(this.view.composing), COMPOSED_MS)
  }
}

const SHOWN = 'shown'
