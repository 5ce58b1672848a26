import { oncePer } from '#domain/oncePer.ts'
import type { LintInput } from '#lint/input.ts'
import { staffParts } from '#lint/overrides/staffParts.ts'
import type { ConfigurationDocuments } from '#server/modules/configuration/documents/orgConfiguration.ts'
import type { SearchPagesJob } from '../changeThread.ts'

/** The gallery of nodes and forms, which is for developers. */
const GALLERY = /^pages\/test(?:\/|$)/

/**
 * The pages and dialogs of the product that visitors see, by their path: none that only staff meet, because the check
 * refuses such a document of a society (decision 0439).
 */
export const productPages = oncePer((product: LintInput): Map<string, string> => {
  const ofStaff = staffParts(product)
  const isOffered = (key: string) => !ofStaff.has(key) && !GALLERY.test(key)
  return new Map(
    (['pages', 'dialogs'] as const).flatMap((folder) =>
      product[folder]
        .map(({ id, text }): [string, string] => [`${folder}/${id}`, text])
        .filter(([key]) => isOffered(key))
        .map(([key, text]): [string, string] => [`${key}.json`, text]),
    ),
  )
})

/** Names the tiles that open pages. */
const TILES = 'modules.json'

/** The job that searches these pages of the product for a society with these documents. */
export function searchPagesJob(
  product: LintInput,
  documents: ConfigurationDocuments,
  paths: readonly string[],
  keyword: string,
): Omit<SearchPagesJob, 'kind'> {
  const texts = productPages(product)
  const tiles = documents[TILES]
  return {
    product: {
      pages: Object.fromEntries(paths.map((path) => [path, texts.get(path) ?? ''])),
      fragments: Object.fromEntries(product.fragments.map(({ id, text }) => [id, text])),
    },
    documents: tiles === undefined ? {} : { [TILES]: tiles },
    keyword,
  }
}
