import { createContext, type ReactNode, useContext } from 'react'
import type { Device } from '#contract/value.ts'
import type { FormStore } from '#runtime/core/form/formStore.ts'
import type { CellPath } from '#runtime/core/form/paths.ts'

/** A rendered form: its store, its layout, and the registry of its parts. */
export interface FormSession {
  store: FormStore
  layout: Device
  readonly: boolean
  /** Prefix of every DOM id of this form. */
  id: string
  /** Content beside a field's input, by key. */
  beside: Readonly<Record<string, ReactNode>>
  /** Mounted tables by key: each scrolls a cell into the document on request. */
  cellRevealers: Map<string, (cell: CellPath) => void>
}

const Context = createContext<FormSession | null>(null)

export const FormSessionProvider = Context.Provider

/** @throws outside a FormView */
export function useFormSession(): FormSession {
  const session = useContext(Context)
  if (!session) throw new Error('This component works inside a FormView only')
  return session
}
