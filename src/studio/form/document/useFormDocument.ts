import { useCallback, useEffect, useRef, useState } from 'react'
import type { FormDocument } from '#formDocument/formDocument.ts'
import { withDocumentValue } from '../../panel/documentText.ts'
import type { DocumentSession } from '../../session/documentSession.ts'
import { mergedText } from '../../session/mergedText.ts'
import { followText, type HeldDocument, heldDocument } from './heldDocument.ts'

/** Delay of writing the text after the last change, in milliseconds: in a long form it takes longer than a frame. */
const WRITE_MS = 250

interface FormDocumentState {
  /** Undefined for a text that is no form's document. */
  document: FormDocument | undefined
  /** Changes the document at once; its text follows. */
  write(change: Partial<FormDocument>): void
}

/**
 * Returns a form's document while it is edited. Its value changes at once, so that previews follow every key stroke;
 * its text is written when input pauses, and before the session saves or undoes.
 */
export function useFormDocument(text: string, session?: DocumentSession): FormDocumentState {
  const [held, setHeld] = useState(() => heldDocument(text))
  const latest = useRef({ held, text })
  const isFollowed = held?.text === text || held?.isAhead
  const shown = isFollowed ? held : followText(held, text)
  if (shown !== held) setHeld(shown)
  latest.current = { held: shown, text }
  const flush = useFlush(latest, session, setHeld)
  const write = useCallback(
    (change: Partial<FormDocument>) => {
      const { held: before } = latest.current
      if (!before) return
      const next = { ...before, value: changed(before.value, change), isAhead: true }
      latest.current = { ...latest.current, held: next }
      setHeld(next)
      flush.later()
    },
    [flush],
  )
  return { document: shown?.value as FormDocument | undefined, write }
}

/** Returns the value with changed members; those that become undefined are left out. */
function changed(value: HeldDocument['value'], change: Partial<FormDocument>) {
  const entries = Object.entries({ ...value, ...change })
  return Object.fromEntries(entries.filter(([, member]) => member !== undefined))
}

interface Latest {
  held: HeldDocument | undefined
  text: string
}

/**
 * Returns functions that write the text of pending changes: after a delay, or at once. The session calls the latter
 * before it saves or undoes.
 */
function useFlush(
  latest: { current: Latest },
  session: DocumentSession | undefined,
  setHeld: (held: HeldDocument) => void,
) {
  const [flush] = useState(() => {
    const state: { timer: ReturnType<typeof setTimeout> | undefined } = { timer: undefined }
    const now = () => {
      clearTimeout(state.timer)
      const { held, text } = latest.current
      if (!held?.isAhead || !session) return
      const written = writtenText(held, text)
      const next = { ...held, text: written, isAhead: false }
      latest.current = { held: next, text: written }
      setHeld(next)
      session.edit(written)
    }
    return {
      now,
      later() {
        clearTimeout(state.timer)
        state.timer = setTimeout(now, WRITE_MS)
      },
    }
  })
  useEffect(() => {
    const stop = session?.beforeFlush(flush.now)
    window.addEventListener('pagehide', flush.now)
    return () => {
      flush.now()
      window.removeEventListener('pagehide', flush.now)
      stop?.()
    }
  }, [flush, session])
  return flush
}

/** Returns the text with the changes made here merged with those that others made meanwhile. */
function writtenText(held: HeldDocument, text: string): string {
  const mine = withDocumentValue(held.text, held.value)
  return held.text === text ? mine : mergedText({ base: held.text, mine, theirs: text }).text
}
