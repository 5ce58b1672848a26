import { useMemo } from 'react'
import type { PanelDocument } from '#adapters/schemaForm/trail.ts'
import { documentValueOf } from './documentText.ts'
import { panelSchemaOf, SCHEMAS } from './schemaFiles.ts'
import { type ChoicesOfChange, usePanelChoices } from './usePanelChoices.ts'

export interface PanelState {
  /** False for a document without a panel. */
  isOffered: boolean
  /** Undefined while the text is no document, or the choices are being read. */
  document: PanelDocument | undefined
  choices: ChoicesOfChange
  /** The text cannot be shown in a panel: it is no JSON, or a list where an object is expected. */
  isUnreadable: boolean
}

/** What a document's panel is made of. */
export function usePanel(change: string | undefined, path: string, text: string): PanelState {
  const place = useMemo(() => panelSchemaOf(path), [path])
  const choices = usePanelChoices(change, place !== undefined)
  return useMemo(() => {
    const value = place && documentValueOf(text)
    const offered = choices.value
    const document =
      place && value && offered ? { schemas: SCHEMAS, place, value, choices: offered } : undefined
    return { isOffered: place !== undefined, document, choices, isUnreadable: value === undefined }
  }, [place, text, choices])
}
