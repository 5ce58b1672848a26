import type { FileFinding } from '#contract/finding.ts'
import type { Rule } from '../context.ts'
import { findingAt } from '../document/finding.ts'
import { type Entry, get, type Place, textOf } from '../document/located.ts'
import type { PageSite } from '../model/pageSite.ts'
import type { Role } from '../schema/roles.ts'
import { pathsIn } from '../shape/pathsIn.ts'

/** What a page declares, it uses: the rest misleads the reader. Warnings. */
export const unused: Rule = {
  name: 'unused',
  check: ({ pages }) => pages.flatMap(checkPage),
}

function checkPage(page: PageSite): FileFinding[] {
  const read = new Set(page.uses('rule').flatMap(({ at }) => pathsIn(at).map(twoSegments)))
  const named = (...roles: Role[]) =>
    new Set(page.uses(...roles).flatMap(({ at }) => textOf(at)?.split('.')[0] ?? []))
  const on = page.uses('sourceOn').flatMap(({ at }) => textOf(at) ?? [])
  const bound = page.uses('state').flatMap(({ at }) => textOf(at)?.split('.')[1] ?? [])
  const timers = new Set(page.uses('rule').flatMap(({ at }) => pathsIn(at).map(timerOf)))
  return [
    ...idle(
      page.sources,
      '数据源',
      (name) =>
        named('source').has(name) || read.has(`data.${name}`) || on.includes(`data.${name}`),
    ),
    ...idle(page.forms, '表单', (name) => named('form', 'formOrStep').has(name)),
    ...idle(
      page.actions,
      '动作',
      (name, action) => named('action').has(name) || get(action.value, 'on') !== undefined,
    ),
    ...idle(page.state, '状态', (name) => bound.includes(name) || read.has(`page.${name}`)),
    ...idle(page.timers, '计时器', (name) => named('timer').has(name) || timers.has(name)),
    ...idleDialogs(page),
  ]
}

const twoSegments = ({ path }: { path: string }): string => path.split('.').slice(0, 2).join('.')

const timerOf = ({ path }: { path: string }): string | undefined => {
  const [root, timers, name] = path.split('.')
  return root === 'page' && timers === 'timers' ? name : undefined
}

const idle = (
  declared: ReadonlyMap<string, Entry>,
  what: string,
  isUsed: (name: string, entry: Entry) => boolean,
): FileFinding[] =>
  [...declared.values()].flatMap((entry) =>
    isUsed(entry.name, entry) ? [] : [complain(entry.key, `没有用到${what}“${entry.name}”`)],
  )

function idleDialogs(page: PageSite): FileFinding[] {
  const opened = page.uses('step').map(({ at }) => textOf(get(at, 'open')))
  return (get(get(page.root, 'model'), 'dialogs')?.items ?? []).flatMap((at) =>
    opened.includes(textOf(at)) ? [] : [complain(at, `没有打开过对话框“${at.value}”`)],
  )
}

const complain = (at: Place, message: string): FileFinding =>
  findingAt(at, {
    code: 'unused',
    severity: 'warning',
    message,
    hint: '用不到就删掉它。',
  })
