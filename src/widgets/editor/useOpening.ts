import { useCallback, useState } from 'react'
import { loadedRichEditor, loadRichEditor, type RichEditorComponent } from './loadRichEditor.ts'

export interface Opening {
  /** Nobody has wanted to write yet. */
  resting: boolean
  Rich: RichEditorComponent | undefined
  failed: boolean
  open: () => void
  /** Fetches the editor in advance. */
  warm: () => void
}

/** Fetches the editor when the field is first used. */
export function useOpening(): Opening {
  const [resting, setResting] = useState(true)
  const [Rich, setRich] = useState<RichEditorComponent>()
  const [failed, setFailed] = useState(false)
  const open = useCallback(() => {
    setResting(false)
    setFailed(false)
    const here = loadedRichEditor()
    if (here) return setRich(() => here)
    loadRichEditor().then(
      (component) => setRich(() => component),
      () => setFailed(true),
    )
  }, [])
  const warm = useCallback(() => void loadRichEditor().catch(() => undefined), [])
  return { resting, Rich, failed, open, warm }
}
