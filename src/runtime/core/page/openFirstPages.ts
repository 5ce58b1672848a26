import type { PageDocument } from '#contract/page.gen.ts'
import { lazyActions } from '../actions/lazyActions.ts'
import { addressKey } from '../boot/addressKey.ts'
import { type LoadedPage, loadDocument } from '../documents/loadDocument.ts'
import type { Host } from '../host.ts'
import { createPage } from './createPage.ts'
import type { PageInstance } from './pageInstance.ts'

/** Pages opened and started before the first render, so that it shows them. */
export interface FirstPages {
  loaded(id: string): LoadedPage | undefined
  /** Returns the cached page instance of a document; null once a view has taken it. */
  peek(document: PageDocument): PageInstance | null
  /** Hands the instance over to a view, which disposes it. */
  take(document: PageDocument): PageInstance | undefined
}

/**
 * Opens the shell and its page. A page that fails to load is left to the view, which reports it. What actions of the
 * page set at once when it opens, or when an answer that came with the HTML arrives, is set before the first render. A
 * page whose address was left while its document was loading is not opened: it would read the next address.
 * @param load for a host whose pages are loaded otherwise
 */
export async function openFirstPages(
  host: Host,
  { frame, page }: { frame: string; page: string },
  load = (id: string) => loadDocument(host.documents, 'page', id),
): Promise<FirstPages> {
  const documents = new Map<string, LoadedPage>()
  const instances = new Map<PageDocument, PageInstance>()
  const address = () => addressKey(host.navigation.current())
  const wanted = address()
  const open = async (id: string, follows: 'any' | 'own') => {
    const loaded = await load(id).catch(() => undefined)
    if (!loaded) return
    documents.set(id, loaded)
    if (loaded.document && (follows === 'any' || address() === wanted))
      instances.set(loaded.document, createPage(loaded.document, host, { follows }))
  }
  await Promise.all([open(frame, 'any'), open(page, 'own')])
  const triggered = [...instances.keys()].some(hasTriggers)
  if (triggered) await lazyActions.load().catch(() => {})
  for (const instance of instances.values()) instance.start()
  if (triggered) await new Promise((resolve) => setTimeout(resolve))
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

/** True when actions of the page run by themselves. */
const hasTriggers = ({ model }: PageDocument): boolean =>
  Object.values(model.actions ?? {}).some(({ on }) => on !== undefined)
