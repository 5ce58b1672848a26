import type { FileFinding } from '#contract/finding.ts'
import { oncePer } from '#domain/oncePer.ts'
import type { Rule } from '../context.ts'
import { findingAt } from '../document/finding.ts'
import { type Entry, get, type Place, textOf } from '../document/located.ts'
import type { PageSite } from '../model/pageSite.ts'
import type { Role } from '../schema/roles.ts'
import { pathsIn } from '../shape/pathsIn.ts'

/** Every declaration of a page is used: an unused one misleads the reader. Warnings. */
export const unused: Rule = {
  name: 'unused',
  check: ({ pages }) => pages.flatMap(unusedIn),
}

const unusedIn = oncePer((page: PageSite) => [
  ...idle('数据源', page.sources, [...named(page, 'source'), ...read(page, 'data')]),
  ...idle('表单', page.forms, named(page, 'form', 'formOrStep')),
  ...idle('动作', page.actions, [...named(page, 'action'), ...selfStarting(page)]),
  ...idle('状态', page.state, [...bound(page), ...read(page, 'page')]),
  ...idle('计时器', page.timers, [...named(page, 'timer'), ...read(page, 'page.timers')]),
  ...idleDialogs(page),
])

const texts = (page: PageSite, ...roles: Role[]): string[] =>
  page.uses(...roles).flatMap(({ at }) => textOf(at) ?? [])

/** Names as they are written; of `form.field` the form. */
const named = (page: PageSite, ...roles: Role[]): string[] =>
  texts(page, ...roles).map((name) => name.split('.')[0] ?? '')

const bound = (page: PageSite): string[] =>
  texts(page, 'state').map((path) => path.split('.')[1] ?? '')

/** Names below a path that rules read, or that `on` waits for. */
function read(page: PageSite, below: string): string[] {
  const inRules = page.uses('rule').flatMap(({ at }) => pathsIn(at).map(({ path }) => path))
  return [...inRules, ...texts(page, 'sourceOn')].flatMap((path) =>
    path.startsWith(`${below}.`) ? (path.slice(below.length + 1).split('.')[0] ?? []) : [],
  )
}

/** Actions that run by themselves when a source is answered. */
const selfStarting = (page: PageSite): string[] =>
  [...page.actions.values()].flatMap(({ name, value }) => (get(value, 'on') ? [name] : []))

const idle = (
  what: string,
  declared: ReadonlyMap<string, Entry>,
  used: readonly string[],
): FileFinding[] =>
  [...declared.values()].flatMap(({ key, name }) =>
    used.includes(name) ? [] : [complain(key, `没有用到${what}“${name}”`)],
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
