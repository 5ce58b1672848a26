import { join } from 'node:path'
import type { FragmentDocument, PageDocument } from '#contract/page.gen.ts'
import { withLimits } from '#domain/json/writtenLimit.ts'
import type { SourceText } from '#lint/document/located.ts'
import { readDocuments } from '#lint/readDocuments.ts'
import { loadDocument } from '#runtime/core/documents/loadDocument.ts'
import type { Documents, Loaded } from '#runtime/core/ports/documents.ts'

const SCHEMAS = join(import.meta.dirname, '../../schemas')

/** Every page and dialog of the product, as the browser sees them: fragments and limits in place. */
export async function productPages(): Promise<PageDocument[]> {
  const { pages, dialogs, fragments } = await readDocuments(SCHEMAS)
  const documents: Documents = {
    page: from<PageDocument>(pages),
    dialog: from<PageDocument>(dialogs),
    fragment: from<FragmentDocument>(fragments),
    payload: async () => ({ document: null, findings: [] }),
  }
  const loaded = await Promise.all([
    ...pages.map(({ id }) => loadDocument(documents, 'page', id)),
    ...dialogs.map(({ id }) => loadDocument(documents, 'dialog', id)),
  ])
  return loaded.flatMap(({ document }) => (document ? [document] : []))
}

function from<D>(sources: readonly SourceText[]) {
  const texts = new Map(sources.map(({ id, text }) => [id, text]))
  return async (id: string): Promise<Loaded<D>> => {
    const text = texts.get(id)
    return {
      document: text === undefined ? null : (withLimits(JSON.parse(text)) as D),
      findings: [],
    }
  }
}
