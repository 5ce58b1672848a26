import { useCallback } from 'react'
import type { PageInstance } from '#runtime/core/page/pageInstance.ts'
import type { PageForm } from '#runtime/core/pageForms/pageForm.ts'
import { usePage } from '../pageContext.ts'
import { useStore } from './useStore.ts'

/** Returns a form of the page; null until it has opened. */
export const useForm = (id: string): PageForm | null => useOfForm(id, (page) => page.form(id))

/** Whether a form cannot open because what all forms need could not be loaded. */
export const useFormsFailed = (id: string): boolean => useOfForm(id, (page) => page.formsFailed())

/** What a page says of a form, told anew when the form opens, closes or cannot. */
function useOfForm<T>(id: string, read: (page: PageInstance) => T): T {
  const page = usePage()
  return useStore(
    useCallback((listener) => page.subscribe([`@form.${id}`], listener), [page, id]),
    () => read(page),
  )
}
