import type { RegistryFieldsType, TemplatesType } from '@rjsf/utils'
import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import type { FormSection } from '#contract/form.ts'
import type { Device } from '#contract/value.ts'
import type { FormStore } from '#runtime/core/form/formStore.ts'
import type { CellPath } from '#runtime/core/form/paths.ts'
import type { OtherErrors } from './otherErrors.ts'

/** What a form of the density of a panel draws in place of its own: sections that fold, help that is asked for. */
export interface PanelParts {
  Section: ComponentType<{ section: FormSection; children: ReactNode }>
  Help: ComponentType<{ id: string; text: string }>
}

/** What rjsf draws a section with. */
export interface RjsfParts {
  fields: RegistryFieldsType
  templates: Partial<TemplatesType>
}

/** A rendered form: its store, its layout, and the registry of its parts. */
export interface FormSession {
  store: FormStore
  layout: Device
  readonly: boolean
  /** Present in a form of the density of a panel: narrow, in one column. */
  panel?: PanelParts | undefined
  /** What is otherwise loaded when it is first used, as the editor of rich text, is loaded and shown at once. */
  eager?: boolean | undefined
  /** Prefix of every DOM id of this form. */
  id: string
  /** Content beside a field's input, by key. */
  beside: Readonly<Record<string, ReactNode>>
  /** Errors beside the form that its summary lists, too. */
  others?: OtherErrors | undefined
  /** Mounted tables by key: each scrolls a cell into the document on request. */
  cellRevealers: Map<string, (cell: CellPath) => void>
  /** Present in a form whose definition changes. */
  rjsf?: RjsfParts | undefined
}

const Context = createContext<FormSession | null>(null)

export const FormSessionProvider = Context.Provider

/** @throws outside a FormView */
export function useFormSession(): FormSession {
  const session = useContext(Context)
  if (!session) throw new Error('This component works inside a FormView only')
  return session
}
