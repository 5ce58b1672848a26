import { createRef, useState } from 'react'
import type { EditorFileKind } from '#domain/richText/editorFiles.ts'

/** The browser's file pickers, one a kind of file. */
export function usePickers() {
  const [inputs] = useState(() => ({
    image: createRef<HTMLInputElement>(),
    audio: createRef<HTMLInputElement>(),
    video: createRef<HTMLInputElement>(),
    document: createRef<HTMLInputElement>(),
  }))
  return { inputs, open: (kind: EditorFileKind) => inputs[kind].current?.click() }
}
