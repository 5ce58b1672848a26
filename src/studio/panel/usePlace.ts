import { useEffect, useState } from 'react'
import { placeOf, pointerTo } from '#adapters/schemaForm/pointers.ts'
import { openTrail, type PanelDocument, trailTo } from '#adapters/schemaForm/trail.ts'
import type { DocumentSession } from '../session/documentSession.ts'
import { useTrail } from './useTrail.ts'

interface PlaceParts {
  document: PanelDocument
  /** Undefined for a document that is only read. */
  session: DocumentSession | undefined
  /** Where it is opened first, and what is told where one is. */
  pointer: string
  tellPlace: ((pointer: string) => void) | undefined
}

/**
 * The panels that are open, from the document down, and the key of what the pointer names in the one that it leads to;
 * empty in any other panel. What was filled in in a panel is saved when it is left.
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
