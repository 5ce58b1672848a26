import type { Rule } from '../context.ts'
import { findingAt } from '../document/finding.ts'
import { get, textOf } from '../document/located.ts'

/** A path is routed once: of two, the first always wins. */
export const siteRoutes: Rule = {
  name: 'site-routes',
  check: ({ documents }) =>
    [...documents.of('site').values()].flatMap(({ root }) => {
      const paths = get(root, 'routes')?.items.flatMap((route) => get(route, 'path') ?? []) ?? []
      return paths.flatMap((path, index) => {
        const first = paths.findIndex((one) => textOf(one) === textOf(path))
        if (first === index) return []
        const message = `路径“${path.value}”在前面已经有了，这一条不会生效`
        return [findingAt(path, { code: 'site-routes', message })]
      })
    }),
}
