import type { FileFinding } from '#contract/finding.ts'
import type { LintContext, Rule } from '../context.ts'
import { findingAt } from '../document/finding.ts'
import { get, type Located, textOf } from '../document/located.ts'
import type { PageSite } from '../model/pageSite.ts'

const CODE = 'misplaced'

/** `close` and `width` belong to dialogs, `slot` to shells, one with a dialog to pages. */
export const misplaced: Rule = {
  name: CODE,
  check: (context) => {
    const shells = shellsOf(context)
    return context.pages.flatMap((page) => [
      ...(page.kind === 'page' ? inPage(page) : []),
      ...(shells.includes(page.source.id) ? [] : slots(page)),
    ])
  },
}

function inPage(page: PageSite): FileFinding[] {
  const width = page.root.entries.find(({ name }) => name === 'width')
  const closings = page.uses('step').flatMap(({ at }) => {
    const close = at.entries.find(({ name }) => name === 'close')
    return close ? [complain(close.key, 'close 只能用在对话框里')] : []
  })
  return [...(width ? [complain(width.key, 'width 只用于对话框')] : []), ...closings]
}

const slots = (page: PageSite): FileFinding[] =>
  page.uses('node').flatMap(({ at }) => {
    const type = get(at, 'type')
    if (!type || textOf(type) !== 'slot') return []
    if (!get(at, 'dialog')) return [complain(type, 'slot 只能用在外壳页面里')]
    return page.kind === 'dialog' ? [complain(type, '对话框里不能再放对话框')] : []
  })

function shellsOf({ documents }: LintContext): string[] {
  const site = [...documents.of('site').values()][0]?.root
  const routes = get(site, 'routes')?.items ?? []
  return [get(site, 'shell'), ...routes.map((route) => get(route, 'shell'))].flatMap(
    (shell) => textOf(shell) ?? [],
  )
}

const complain = (at: Parameters<typeof findingAt>[0] | Located, message: string): FileFinding =>
  findingAt(at, { code: CODE, message })
