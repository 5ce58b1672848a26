import { preload } from 'swr'
import useSWRImmutable from 'swr/immutable'
import { type LoadedPage, loadDocument } from '#runtime/core/documents/loadDocument.ts'
import type { Documents } from '#runtime/core/ports/documents.ts'
import { useRuntime } from '../runtimeContext.ts'

export type DocumentKind = 'page' | 'dialog'

/** A document on its way: neither loaded nor failed before the first answer. */
export interface DocumentState {
  loaded?: LoadedPage | undefined
  failed?: boolean
  retry?: () => void
}

/** Loads a page or dialog and expands its fragments, once per visit. */
export function useDocument(kind: DocumentKind, id: string): DocumentState {
  const { documents } = useRuntime().host
  const { data, error, mutate } = useSWRImmutable<LoadedPage>(['document', kind, id], () =>
    loadDocument(documents, kind, id),
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
