import type { ComponentType } from 'react'
import type { RichEditorProps } from './rich/RichEditor.tsx'

export type RichEditorComponent = ComponentType<RichEditorProps>

let loading: Promise<RichEditorComponent> | undefined
let loaded: RichEditorComponent | undefined

/** The editor proper, fetched once, when somebody first wants to write; what failed is fetched anew. */
export function loadRichEditor(): Promise<RichEditorComponent> {
  loading ??= import('./rich/RichEditor.tsx').then(
    ({ RichEditor }) => {
      loaded = RichEditor
      return RichEditor
    },
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

/** The editor when it is here already. */
export const loadedRichEditor = (): RichEditorComponent | undefined => loaded
