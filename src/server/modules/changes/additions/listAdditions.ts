import type { Schema } from '#contract/calls.ts'
import { fill } from '#domain/text/fill.ts'
import { searchText } from '#domain/text/kinds/searchText.ts'
import type { Call } from '#server/base/call.ts'
import words from '#server/messages/studio.json' with { type: 'json' }
import type { ConfigurationDocuments } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { scenarioForm } from '#server/modules/configuration/documents/scenarioPath.ts'
import type { ChangeParts } from '../changeParts.ts'
import type { FoundPage } from '../changeThread.ts'
import { mayEdit } from '../documentRights.ts'
import { searchPagesJob } from '../search/productPages.ts'
import { documentNamer } from '../wording/documentTitle.ts'
import { type Addition, additionsOf } from './additionsOf.ts'
import { readOpenDraft } from './readOpenDraft.ts'

type List = Call<'changeAdditions', 'org' | 'subject', ChangeParts>

/** A listed addition with its group. */
interface Listed {
  group: string
  addition: Schema<'Addition'>
}

/**
 * Lists the documents that the caller may add to a change set; with a keyword those whose title contains it, then the
 * pages of the product that match it. Pages are many, and are listed only for a keyword.
 * @throws NotFound for an unknown change set, Conflict unless it is open
 */
export async function listAdditions({
  input,
  org,
  subject,
  parts,
}: List): Promise<Schema<'Addition'>[]> {
  const draft = await readOpenDraft(parts, org.orgId, input.id)
  const product = parts.pages.product()
  const { keyword = '' } = input
  const all = additionsOf(draft, product)
    .filter(({ path }) => mayEdit(subject, path))
    .map((addition) => listedAs(addition, draft))
  const key = searchText(keyword)
  const own = all.filter(({ group, addition }) => group !== PAGES && isCalled(addition, key))
  const paths = all.flatMap(({ group, addition }) => (group === PAGES ? [addition.path] : []))
  const pages = await parts.changes.searchPages(searchPagesJob(product, draft, paths, keyword))
  return [...own.map(({ addition }) => addition), ...pages.map(pageAddition)]
}

const PAGES = 'pages'

function listedAs({ path, from }: Addition, draft: ConfigurationDocuments): Listed {
  const nameOf = documentNamer(draft)
  const { group, title } = nameOf(path)
  const form = scenarioForm(path)
  const shown = form ? fill(words.additions.test, { form: nameOf(form).title }) : title
  const addition = { path, groupName: words.groups[group], title: shown }
  if (from === undefined) return { group, addition }
  const detail = fill(words.additions.copy, { from: nameOf(from).title })
  return { group, addition: { ...addition, detail } }
}

const isCalled = ({ title }: Schema<'Addition'>, key: string): boolean =>
  searchText(title).includes(key)

const pageAddition = ({ path, title, text }: FoundPage): Schema<'Addition'> => ({
  path,
  title,
  groupName: words.groups.pages,
  ...(text !== undefined && { detail: fill(words.additions.page, { text }) }),
})
