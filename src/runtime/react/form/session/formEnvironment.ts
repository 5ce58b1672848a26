import { createContext, useContext } from 'react'
import type { AreaNode, Dictionaries, FileValue } from '#contract/formInfo.ts'
import type { FieldWidgets } from './fieldWidget.ts'

export interface UploadOptions {
  /** Purpose of the file: `upload`, `photo`, `sign`, `editor`. */
  purpose: string
  /** Upload grant that came with the form, for visitors. */
  grant?: string
  /** Called with the progress, from 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}
/** Uploads a file; rejects with an Error whose message is for people. */
export type Upload = (file: File, options: UploadOptions) => Promise<FileValue>

/** A unit as the server lists it. */
export interface OrgOption {
  id: string
  orgName: string
  /** A to Z, or `#`: the group in a long list. */
  letter?: string
}

/** Dependencies of widgets, passed in once by the application. */
export interface FormEnvironment {
  widgets: FieldWidgets
  dictionaries: Dictionaries
  areas: readonly AreaNode[]
  /** District, city or province of the user, for areas that list the own province first. */
  ownAreaCode?: string
  upload: Upload
  /** Branches of the society. */
  subOrgs: () => Promise<readonly OrgOption[]>
  /** Units of an area, by the code of its last level. */
  orgsOf: (areaCode: string) => Promise<readonly OrgOption[]>
  /** Container of floating panels; the body by default. */
  layer?: HTMLElement
}

const Context = createContext<FormEnvironment | null>(null)

export const FormEnvironmentProvider = Context.Provider

/** @throws without a provider above: forms cannot work without their widgets */
export function useFormEnvironment(): FormEnvironment {
  const environment = useContext(Context)
  if (!environment) throw new Error('FormEnvironmentProvider is missing')
  return environment
}
