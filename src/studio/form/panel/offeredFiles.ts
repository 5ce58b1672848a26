import { createContext, useContext } from 'react'
import type { PanelChoice } from '#adapters/schemaForm/fieldKind.ts'

/** Files that a form may offer for download, and the change set that further files are added to. */
export interface OfferedFiles {
  /** Id of the change set; undefined for the published configuration. */
  change: string | undefined
  assets: readonly PanelChoice[]
  /** Reads them again, after a file was added. */
  refresh: () => void
}

const NONE: OfferedFiles = { change: undefined, assets: [], refresh: () => undefined }

const Context = createContext(NONE)

export const OfferedFilesProvider = Context.Provider

/** Returns the files provided by the form's editor; none outside it. */
export const useOfferedFiles = (): OfferedFiles => useContext(Context)
