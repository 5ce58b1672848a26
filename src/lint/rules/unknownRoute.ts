import { suggest } from '#domain/text/suggest.ts'
import type { Rule } from '../context.ts'
import { findingAt } from '../document/finding.ts'
import { get, type Located, textOf } from '../document/located.ts'

/** The address every module is reached at; which page it shows is `modules` in site.json. */
const MODULE_PATH = '/module'

/** Paths written in links, `go` and remedies are routes of the site. Back and wizard steps are no paths. */
export const unknownRoute: Rule = {
  name: 'unknown-route',
  check: ({ trees, documents }) => {
    const site = [...documents.of('site').values()][0]?.root
    if (!site) return []
    const routes = [...routesOf(site), MODULE_PATH]
    return trees.flatMap(({ uses }) =>
      uses.flatMap(({ role, at }) => {
        const path = role === 'route' || role === 'go' ? pathOf(at) : undefined
        if (path === undefined || routes.includes(path)) return []
        const message = `站点没有路径“${path}”`
        return [findingAt(at, { code: 'unknown-route', message, hint: suggest(path, routes) })]
      }),
    )
  },
}

const routesOf = (site: Located): string[] =>
  get(site, 'routes')?.items.flatMap((route) => textOf(get(route, 'path')) ?? []) ?? []

function pathOf(at: Located): string | undefined {
  const target = textOf(at)
  if (target === undefined || target === 'back' || target.startsWith('step:')) return undefined
  return target.split(/[?#]/)[0] ?? ''
}
