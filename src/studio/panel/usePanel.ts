import { useMemo } from 'react'
import type { PanelDocument } from '#adapters/schemaForm/trail.ts'
import { documentValueOf } from './documentText.ts'
import { panelSchemaOf, SCHEMAS } from './schemaFiles.ts'
import { type ChoicesOfChange, usePanelChoices } from './usePanelChoices.ts'

export interface PanelState {
  /** False for a document without a panel. */
  isOffered: boolean
  /** Undefined while the text is not a document, or the choices are being read. */
  document: PanelDocument | undefined
  choices: ChoicesOfChange
  /** True for a text that no panel can show: invalid JSON, or a value that is neither an object nor a list. */
  isUnreadable: boolean
}

/** Returns everything that a document's panel is made of. */
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
