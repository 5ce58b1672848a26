import { createContext, type ReactNode, useContext } from 'react'
import type { Device } from '#contract/value.ts'
import type { FormStore } from '#runtime/core/form/formStore.ts'
import type { CellPath } from '#runtime/core/form/paths.ts'

/** One rendered form: its store, how it is laid out, and how its parts find each other. */
export interface FormSession {
  store: FormStore
  layout: Device
  readonly: boolean
  /** Prefix of every DOM id of this form. */
  id: string
  /** What stands beside the input of a field, by its key. */
  beside: Readonly<Record<string, ReactNode>>
  /** Tables that are on screen, by key: each brings one of its cells into the document when asked. */
  cellRevealers: Map<string, (cell: CellPath) => void>
}

const Context = createContext<FormSession | null>(null)

export const FormSessionProvider = Context.Provider

/** @throws outside a FormView. */
export function useFormSession(): FormSession {
  const session = useContext(Context)
  if (!session) throw new Error('This component works inside a FormView only')
  return session
}
