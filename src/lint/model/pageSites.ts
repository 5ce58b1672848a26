import type { DocumentKind, Documents, LintDocument, LookUp } from './documents.ts'
import { type PageSite, readPageSite } from './pageSite.ts'

/** A page as it was read, and every document that was looked up meanwhile. */
interface Kept {
  site: PageSite | undefined
  asked: readonly { kind: DocumentKind; id: string; found: LintDocument | undefined }[]
}

const KEPT = new WeakMap<LintDocument, Kept>()

/**
 * Returns the page or dialog of a document; undefined for others. It is read anew only when one of the documents it
 * draws in is another than before: of a product with one society's overrides most pages are as they were.
 */
export function pageSiteOf(document: LintDocument, documents: Documents): PageSite | undefined {
  const lookUp: LookUp = (kind, id) => documents.of(kind).get(id)
  const kept = KEPT.get(document)
  if (kept?.asked.every(({ kind, id, found }) => lookUp(kind, id) === found)) return kept.site
  const asked: Kept['asked'][number][] = []
  const site = readPageSite(document, (kind, id) => {
    const found = lookUp(kind, id)
    asked.push({ kind, id, found })
    return found
  })
  KEPT.set(document, { site, asked })
  return site
}
