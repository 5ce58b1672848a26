import { useCallback } from 'react'
import type { PageForm } from '#runtime/core/pageForms/pageForm.ts'
import { usePage } from '../pageContext.ts'
import { useStore } from './useStore.ts'

/** Returns a form of the page; null until it has opened. */
export function useForm(id: string): PageForm | null {
  const page = usePage()
  return useStore(
    useCallback((listener) => page.subscribe([`@form.${id}`], listener), [page, id]),
    () => page.form(id),
  )
}
