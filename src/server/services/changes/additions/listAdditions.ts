import type { Schema } from '#contract/calls.ts'
import { fill } from '#domain/text/fill.ts'
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

type List = Call<'changeAdditions', 'org' | 'subject', ChangeParts>

/** What the caller may add to a change set; with a keyword what is called so, and then pages as well, which are many. */
export async function listAdditions({
  input,
  org,
  subject,
  parts,
}: List): Promise<Schema<'Addition'>[]> {
  const draft = await readOpenDraft(parts, org.orgId, input.id)
  const product = parts.pages.product()
  const nameOf = documentNamer(draft)
  const keyword = (input.keyword ?? '').trim().toLowerCase()
  const titleOf = (path: string): string => {
    const page = productText(product, path)
    const form = scenarioForm(path)
    if (page !== undefined) return overrideTitle(path, page)
    return form ? fill(words.additions.test, { form: nameOf(form).title }) : nameOf(path).title
  }
  return additionsOf(draft, product)
    .filter(({ path }) => mayEdit(subject, path))
    .map(({ path, from }) => {
      const { group } = nameOf(path)
      return {
        ...{ path, group, groupName: words.groups[group], title: titleOf(path) },
        ...(from !== undefined && {
          detail: fill(words.additions.copy, { from: nameOf(from).title }),
        }),
      }
    })
    .filter(({ title, group }) =>
      keyword === '' ? group !== 'pages' : title.toLowerCase().includes(keyword),
    )
    .map(({ group: _group, ...addition }) => addition)
}
