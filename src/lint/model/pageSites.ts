import type { DocumentKind, Documents, LintDocument, LookUp } from './documents.ts'
import { readPageSite } from './pageSite.ts'
import { readPanelSite } from './panelSite.ts'

/** What was read of a document, and every document that was looked up meanwhile. */
interface Kept<Site> {
  site: Site | undefined
  asked: readonly { kind: DocumentKind; id: string; found: LintDocument | undefined }[]
}

/** Returns the page or dialog of a document; undefined for others. */
export const pageSiteOf = kept(readPageSite)

/** Returns the panel of a document; undefined for others. */
export const panelSiteOf = kept(readPanelSite)

/**
 * Reads a document anew only when one of the documents it draws in is another than before: of a product with one
 * society's overrides most pages are as they were.
 */
function kept<Site>(read: (document: LintDocument, lookUp: LookUp) => Site | undefined) {
  const known = new WeakMap<LintDocument, Kept<Site>>()
  return (document: LintDocument, documents: Documents): Site | undefined => {
    const lookUp: LookUp = (kind, id) => documents.of(kind).get(id)
    const before = known.get(document)
    if (before?.asked.every(({ kind, id, found }) => lookUp(kind, id) === found)) return before.site
    const asked: Kept<Site>['asked'][number][] = []
    const site = read(document, (kind, id) => {
      const found = lookUp(kind, id)
      asked.push({ kind, id, found })
      return found
    })
    known.set(document, { site, asked })
    return site
  }
}
