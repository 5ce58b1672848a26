import type { Rule } from '../context.ts'
import { findingAt } from '../document/finding.ts'
import { textOf } from '../document/located.ts'
import { suggest } from '../document/suggest.ts'
import { checkDeclared, nameOf } from '../names/declared.ts'
import type { NameKind } from '../names/unknownName.ts'

const KIND: NameKind = { code: 'unknown-source', what: '数据源' }

/** Sources named by nodes, forms, `refresh` and `on` are declared in the page's model. */
export const unknownSource: Rule = {
  name: 'unknown-source',
  check: (context) => [
    ...checkDeclared(context, 'source', (page) => page.sources.keys(), KIND),
    ...context.pages.flatMap((page) =>
      page.uses('sourceOn').flatMap(({ at }) => {
        const id = textOf(at)?.replace(/^data\./, '')
        if (id === undefined || page.sources.has(id)) return []
        const hint = suggest(id, page.sources.keys())
        return [
          findingAt(at, {
            code: KIND.code,
            message: `${nameOf(page)}没有名为“${id}”的数据源`,
            hint,
          }),
        ]
      }),
    ),
  ],
}
