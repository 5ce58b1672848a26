import { preload } from 'swr'
import useSWRImmutable from 'swr/immutable'
import { type LoadedPage, loadDocument } from '#runtime/core/documents/loadDocument.ts'
import type { Documents } from '#runtime/core/ports/documents.ts'
import { useRuntime } from '../runtimeContext.ts'

type Kind = 'page' | 'dialog'

/** Loads a page or dialog and expands its fragments, once per visit. */
export function useDocument(kind: Kind, id: string) {
  const { host, first } = useRuntime()
  const fallbackData = kind === 'page' ? first?.loaded(id) : undefined
  const { data, error, mutate } = useSWRImmutable<LoadedPage>(
    ['document', kind, id],
    () => loadDocument(host.documents, kind, id),
    fallbackData && { fallbackData },
  )
  return {
    loaded: data,
    failed: error !== undefined && data === undefined,
    retry: () => void mutate(),
  }
}

/** Loads a dialog ahead of time. A failure is repeated and shown when the dialog is opened. */
export function preloadDialog(documents: Documents, id: string): void {
  preload(['document', 'dialog', id], () => loadDocument(documents, 'dialog', id)).catch(() => {})
}
