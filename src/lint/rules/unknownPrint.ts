import type { Rule } from '../context.ts'
import { get, textOf } from '../document/located.ts'
import { nameOf } from '../names/declared.ts'
import { type NameKind, unknownName } from '../names/unknownName.ts'

const PAGE = 'page'

/** The print target is the page, or one of its `print` nodes. */
export const unknownPrint: Rule = {
  name: 'unknown-print',
  check: ({ pages }) =>
    pages.flatMap((page) => {
      const sheets = page
        .uses('node')
        .flatMap(({ at }) =>
          textOf(get(at, 'type')) === 'print' ? (textOf(get(at, 'id')) ?? []) : [],
        )
      const kind: NameKind = { code: 'unknown-print', what: ' print 节点' }
      return page
        .uses('printTarget')
        .flatMap(({ at }) => unknownName(at, [PAGE, ...sheets], kind, nameOf(page)))
    }),
}
