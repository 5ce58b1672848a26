import type { FileFinding } from '#contract/finding.ts'
import { suggest } from '#domain/text/suggest.ts'
import type { LintContext, Rule } from '../context.ts'
import { findingAt } from '../document/finding.ts'
import { get, type Located, type Place, textOf } from '../document/located.ts'
import type { PageSite } from '../model/pageSite.ts'
import { nameOf } from '../names/declared.ts'

/** State that is bound, set, or passed to a dialog is declared with an initial value. */
export const unknownState: Rule = {
  name: 'unknown-state',
  check: (context) =>
    context.pages.flatMap((page) => [
      ...page.uses('state').flatMap(({ at }) => checkBound(at, page)),
      ...page
        .uses('step')
        .flatMap(({ at }) => [
          ...setKeys(at).flatMap(({ key, name }) => checkPath(key, name, page)),
          ...checkGiven(at, context),
        ]),
    ]),
}

/** A bound path that does not begin with `page.` is the meta-schema's matter. */
function checkBound(at: Located, page: PageSite): FileFinding[] {
  const path = textOf(at)
  return path?.startsWith('page.') ? checkPath(at, path, page) : []
}

const setKeys = (step: Located) => get(step, 'set')?.entries ?? []

function checkPath(at: Place, path: string, page: PageSite): FileFinding[] {
  const [root, name = ''] = path.split('.')
  if (root !== 'page') {
    return [unknownPath(at, `只能改页面状态，“${path}”不是`, '写成 page.<状态>。')]
  }
  if (page.state.has(name)) return []
  return [
    unknownPath(at, `${nameOf(page)}没有名为“${name}”的状态`, suggest(name, page.state.keys())),
  ]
}

/** A dialog's `with` sets its state, and only that. */
function checkGiven(step: Located, { documents }: LintContext): FileFinding[] {
  const id = textOf(get(step, 'open')) ?? ''
  const dialog = documents.of('dialog').get(id)?.root
  if (!dialog) return []
  const declared = get(get(dialog, 'model'), 'state')?.entries.map(({ name }) => name) ?? []
  return (get(step, 'with')?.entries ?? []).flatMap(({ key, name }) =>
    declared.includes(name)
      ? []
      : [unknownPath(key, `对话框“${id}”里没有名为“${name}”的状态`, suggest(name, declared))],
  )
}

const unknownPath = (at: Place, message: string, hint: string | undefined): FileFinding =>
  findingAt(at, { code: 'unknown-state', message, hint })
