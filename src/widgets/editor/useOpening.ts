import { useCallback, useEffect, useState } from 'react'
import { loadOnce } from '#runtime/core/loadOnce.ts'
import { afterPress } from '#runtime/react/press.ts'
import type { RichEditor } from './rich/RichEditor.tsx'

export interface Opening {
  /** True until the user opens the field for writing. */
  resting: boolean
  Rich: typeof RichEditor | undefined
  failed: boolean
  open: () => void
  /** Fetches the editor in advance. */
  warm: () => void
}

/**
 * Loads the editor when the field is first used.
 * @param eager true to show the editor at once, with the field at rest until then
 */
export function useOpening(eager = false): Opening {
  const [resting, setResting] = useState(true)
  const [Rich, setRich] = useState<typeof RichEditor>()
  const [failed, setFailed] = useState(false)
  const open = useCallback(() => {
    setResting(false)
    setFailed(false)
    const here = lazyRichEditor.loaded()
    if (here) return setRich(() => here)
    lazyRichEditor.load().then(
      (component) => afterPress(() => setRich(() => component)),
      () => afterPress(() => setFailed(true)),
    )
  }, [])
  useEffect(() => {
    if (!eager) return
    let isHere = true
    const show = (component: typeof RichEditor) => isHere && setRich(() => component)
    lazyRichEditor.load().then(show, () => undefined)
    return () => {
      isHere = false
    }
  }, [eager])
  const warm = useCallback(() => void lazyRichEditor.load().catch(() => undefined), [])
  return { resting, Rich, failed, open, warm }
}

/** The editor itself, loaded when first needed. */
const lazyRichEditor = loadOnce(async () => (await import('./rich/RichEditor.tsx')).RichEditor)
