import type { Schema } from '#contract/calls.ts'
import { fill } from '#domain/text/fill.ts'
import { searchText } from '#domain/text/kinds/searchText.ts'
import words from '../../../messages/studio.json' with { type: 'json' }
import type { Call } from '../../call.ts'
import { productText } from '../../configuration/overrideBases.ts'
import { scenarioForm } from '../../configuration/scenarioPath.ts'
import type { ChangeParts } from '../changeParts.ts'
import { mayEdit } from '../documentRights.ts'
import { overrideTitle } from '../overrides/overrideWords.ts'
import { documentNamer } from '../wording/documentTitle.ts'
import { additionsOf } from './additionsOf.ts'
import { readOpenDraft } from './readOpenDraft.ts'
import { textOnPage } from './textOnPage.ts'

type List = Call<'changeAdditions', 'org' | 'subject', ChangeParts>

/**
 * What the caller may add to a change set; with a keyword what is called so, pages as well, and where nothing is, the pages
 * that have the words.
 */
export async function listAdditions({
  input,
  org,
  subject,
  parts,
}: List): Promise<Schema<'Addition'>[]> {
  const draft = await readOpenDraft(parts, org.orgId, input.id)
  const product = parts.pages.product()
  const nameOf = documentNamer(draft)
  const keyword = searchText(input.keyword ?? '')
  const titleOf = (path: string): string => {
    const page = productText(product, path)
    const form = scenarioForm(path)
    if (page !== undefined) return overrideTitle(path, page, draft)
    return form ? fill(words.additions.test, { form: nameOf(form).title }) : nameOf(path).title
  }
  const all = additionsOf(draft, product)
    .filter(({ path }) => mayEdit(subject, path))
    .map(({ path, from }) => {
      const { group } = nameOf(path)
      const addition = { path, groupName: words.groups[group], title: titleOf(path) }
      if (from === undefined) return { group, addition }
      const detail = fill(words.additions.copy, { from: nameOf(from).title })
      return { group, addition: { ...addition, detail } }
    })
  const called = all.filter(({ group, addition }) => isMeant(addition.title, group, keyword))
  if (called.length > 0 || keyword === '') return called.map(({ addition }) => addition)
  return all.flatMap(({ addition }) => {
    const text = textOnPage(product, addition.path, keyword)
    return text === undefined ? [] : [{ ...addition, detail: fill(words.additions.page, { text }) }]
  })
}

/** Pages are many, so that they are listed when they are asked for. */
const isMeant = (title: string, group: string, keyword: string): boolean =>
  keyword === '' ? group !== 'pages' : searchText(title).includes(keyword)
