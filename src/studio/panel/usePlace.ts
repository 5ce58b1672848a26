import { useEffect, useState } from 'react'
import { placeOf, pointerTo } from '#adapters/schemaForm/pointers.ts'
import { openTrail, type PanelDocument, trailTo } from '#adapters/schemaForm/trail.ts'
import type { DocumentSession } from '../session/documentSession.ts'
import { useTrail } from './useTrail.ts'

interface PlaceParts {
  document: PanelDocument
  /** Session in which the document is edited; undefined when read-only. */
  session: DocumentSession | undefined
  /** JSON pointer to the place shown first; `tellPlace` is called with that of the current place. */
  pointer: string
  tellPlace: ((pointer: string) => void) | undefined
}

/**
 * Returns the open panels, from the document down, and the key that the pointer names in the panel it leads to, empty
 * in any other panel. Input in a panel is saved when the panel is left.
 */
export function usePlace({ document, session, pointer, tellPlace }: PlaceParts) {
  const [first] = useState(() => trailTo(document, placeOf(document.value, pointer)))
  const { trail, enter, goTo } = useTrail(first.trail)
  const opened = openTrail(document, trail)
  const open = opened.at(-1)
  const at = open && pointerTo(document.value, open.at)
  const isFirst = trail === first.trail
  const told = isFirst ? pointer : at
  useEffect(() => {
    if (told !== undefined) tellPlace?.(told)
  }, [told, tellPlace])
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is left when the place is another
  useEffect(() => () => void session?.flush(), [at, session])
  return { opened, open, shown: isFirst ? first.key : '', enter, goTo }
}
