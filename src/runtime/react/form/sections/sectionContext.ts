import { createContext, useContext } from 'react'
import type { FormSection } from '#contract/form.ts'

const Context = createContext<FormSection | null>(null)

export const SectionProvider = Context.Provider

/** Returns the section whose fields are being laid out. */
export function useSection(): FormSection {
  const section = useContext(Context)
  if (!section) throw new Error('SectionProvider is missing')
  return section
}
