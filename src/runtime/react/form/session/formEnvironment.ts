import { createContext, useContext } from 'react'
import type { AreaNode, Dictionaries, FileValue } from '#contract/formInfo.ts'
import type { FieldWidgets } from './fieldWidget.ts'

export interface UploadOptions {
  /** What the file is for: `upload`, `photo`, `sign`, `editor`. */
  purpose: string
  /** What came with the form for those whom nobody knows. */
  grant?: string
  /** Told with a number from 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}
/** Stores a file; rejects with an Error whose message a person can read. */
export type Upload = (file: File, options: UploadOptions) => Promise<FileValue>

/** A unit as the server lists it. */
export interface OrgOption {
  id: string
  orgName: string
  /** A to Z, or `#`: what it stands under in a long list. */
  letter?: string
}

/** What widgets need of the world; the application hands it in once. */
export interface FormEnvironment {
  widgets: FieldWidgets
  dictionaries: Dictionaries
  areas: readonly AreaNode[]
  /** District, city or province of the person, for areas that put the own province first. */
  ownAreaCode?: string
  upload: Upload
  /** Branches of the society. */
  subOrgs: () => Promise<readonly OrgOption[]>
  /** Units of an area, by the code of its last level. */
  orgsOf: (areaCode: string) => Promise<readonly OrgOption[]>
  /** What floats above the page is put here; the body when absent. */
  layer?: HTMLElement
}

const Context = createContext<FormEnvironment | null>(null)

export const FormEnvironmentProvider = Context.Provider

/** @throws when nothing above provides it: forms cannot work without their widgets. */
export function useFormEnvironment(): FormEnvironment {
  const environment = useContext(Context)
  if (!environment) throw new Error('FormEnvironmentProvider is missing')
  return environment
}
