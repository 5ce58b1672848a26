import type { Schema } from '#contract/calls.ts'
import { fill } from '#domain/text/fill.ts'
import type { Call } from '#server/base/call.ts'
import words from '#server/messages/studio.json' with { type: 'json' }
import { isAsset } from '#server/modules/configuration/documents/documents.ts'
import type { ConfigurationDocuments } from '#server/modules/configuration/documents/orgConfiguration.ts'
import type { ChangeParts } from '../changeParts.ts'
import { readDraft, requireChange } from '../changeSet.ts'
import type { FoundPage } from '../changeThread.ts'
import { mayEdit } from '../documentRights.ts'
import { productPages, searchPagesJob } from './productPages.ts'

/** Most results in total, and of the society's own documents when pages of the product match too. */
const MOST = 30
const MOST_OWN = 20

/**
 * Searches the live configuration, or a change set as it will be, and the pages of the product that the caller may
 * override; these are opened in a change set.
 * @throws NotFound for an unknown change set
 */
export async function searchStudio({
  input,
  org,
  subject,
  parts,
}: Call<'studioSearch', 'org' | 'subject', ChangeParts>): Promise<Schema<'StudioEntry'>[]> {
  const { id, keyword } = input
  const live = await parts.configuration.of(org.orgId)
  const documents =
    id === undefined
      ? live.documents
      : await parts.store.tx(org.orgId, async (tx) =>
          readDraft(tx, await requireChange(tx, id), live),
        )
  const product = parts.pages.product()
  const paths = [...productPages(product).keys()].filter(
    (path) => !Object.hasOwn(documents, path) && mayEdit(subject, path),
  )
  const pages = await parts.changes.searchPages(searchPagesJob(product, documents, paths, keyword))
  const own = await parts.changes.search({ documents: withoutContents(documents), keyword })
  return [...own.slice(0, pages.length > 0 ? MOST_OWN : MOST), ...pages.map(pageEntry)].slice(
    0,
    MOST,
  )
}

const pageEntry = ({ path, title, text }: FoundPage): Schema<'StudioEntry'> => ({
  kind: 'page',
  kindName: words.groups.pages,
  title,
  path,
  detail: text === undefined ? words.additions.product : fill(words.additions.page, { text }),
})

/** Assets are found by name; their contents are not sent to the worker. */
const withoutContents = (documents: ConfigurationDocuments): ConfigurationDocuments =>
  Object.fromEntries(
    Object.entries(documents).map(([path, content]) => [path, isAsset(path) ? '' : content]),
  )
