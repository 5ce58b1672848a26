import type { FileFinding } from '#contract/finding.ts'
import type { Rule } from '../context.ts'
import { type Located, textOf } from '../document/located.ts'
import type { PageSite } from '../model/pageSite.ts'
import { checkDeclared, nameOf } from '../names/declared.ts'
import { type NameKind, unknownName } from '../names/unknownName.ts'

const KIND: NameKind = { code: 'unknown-source', what: '数据源' }

/** Sources named by nodes, forms, `refresh` and `on` are declared in the page's model. */
export const unknownSource: Rule = {
  name: 'unknown-source',
  check: (context) => [
    ...checkDeclared(context, 'source', (page) => page.sources.keys(), KIND),
    ...context.pages.flatMap((page) =>
      page.uses('sourceOn').flatMap(({ at }) => checkOn(at, page)),
    ),
  ],
}

/** `data.<id>`; one that does not begin so is the meta-schema's matter. */
function checkOn(at: Located, page: PageSite): FileFinding[] {
  const [root, id = ''] = textOf(at)?.split('.') ?? []
  if (root !== 'data') return []
  return unknownName({ ...at, value: id }, page.sources.keys(), KIND, nameOf(page))
}
