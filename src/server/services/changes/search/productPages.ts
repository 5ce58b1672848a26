import { oncePer } from '#domain/oncePer.ts'
import type { LintInput } from '#lint/input.ts'
import { readOperations } from '#lint/shape/operations.ts'
import type { ConfigurationDocuments } from '../../configuration/orgConfiguration.ts'
import type { SearchPagesJob } from '../changeThread.ts'

/** Pages for staff, which belong to the product alone and cannot be overridden. */
const STAFF_PAGES = /^(?:studio|desk|staff|test)/
const CALLED = /"call":\s*"(\w+)"/g

/**
 * The pages and dialogs of the product that visitors see, by their path: none that makes a call of staff, because the
 * check refuses such a page of a society (decision 0401).
 */
export const productPages = oncePer(
  ({ pages, dialogs, operations }: LintInput): Map<string, string> => {
    const calls = readOperations(operations).operations
    const isOfStaff = (text: string) =>
      [...text.matchAll(CALLED)].some(([, call = '']) => calls.get(call)?.reach === 'right')
    return new Map(
      Object.entries({ pages, dialogs }).flatMap(([folder, sources]) =>
        sources
          .filter(({ id, text }) => !STAFF_PAGES.test(id) && !isOfStaff(text))
          .map(({ id, text }): [string, string] => [`${folder}/${id}.json`, text]),
      ),
    )
  },
)

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
