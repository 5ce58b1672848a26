import type { PageDocument } from '#contract/page.gen.ts'
import { type LoadedPage, loadDocument } from '../documents/loadDocument.ts'
import type { Host } from '../host.ts'
import { createPage } from './createPage.ts'
import type { PageInstance } from './pageInstance.ts'

/** Pages opened and started before anything is drawn, so that the first drawing shows them. */
export interface FirstPages {
  loaded(id: string): LoadedPage | undefined
  /** The instance of a document, until somebody has taken it. */
  peek(document: PageDocument): PageInstance | null
  /** Gives it away: whoever shows it closes it. */
  take(document: PageDocument): PageInstance | undefined
}

/** Opens the frame and the page in it. A page that cannot be loaded is left to whoever shows it. */
export async function openFirstPages(
  host: Host,
  { frame, page }: { frame: string; page: string },
): Promise<FirstPages> {
  const documents = new Map<string, LoadedPage>()
  const instances = new Map<PageDocument, PageInstance>()
  const open = async (id: string, follows: 'any' | 'own') => {
    const loaded = await loadDocument(host.documents, 'page', id).catch(() => undefined)
    if (!loaded) return
    documents.set(id, loaded)
    if (loaded.document)
      instances.set(loaded.document, createPage(loaded.document, host, { params: {}, follows }))
  }
  await Promise.all([open(frame, 'any'), open(page, 'own')])
  for (const instance of instances.values()) instance.start()
  return {
    loaded: (id) => documents.get(id),
    peek: (document) => instances.get(document) ?? null,
    take(document) {
      const instance = instances.get(document)
      instances.delete(document)
      return instance
    },
  }
}
