import { createContext, useContext } from 'react'
import type { PanelChoice } from '#adapters/schemaForm/fieldKind.ts'

/** Files that a form may offer for download, and the change set that another is added to. */
export interface OfferedFiles {
  /** Undefined for what is live. */
  change: string | undefined
  assets: readonly PanelChoice[]
  /** Reads them again, after a file was added. */
  refresh: () => void
}

const NONE: OfferedFiles = { change: undefined, assets: [], refresh: () => undefined }

const Context = createContext(NONE)

export const OfferedFilesProvider = Context.Provider

/** Returns the files around; none outside a form's editor. */
export const useOfferedFiles = (): OfferedFiles => useContext(Context)
