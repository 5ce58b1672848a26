import { suggest } from '#domain/text/suggest.ts'
import type { Rule } from '../context.ts'
import { findingAt } from '../document/finding.ts'
import { get, textOf } from '../document/located.ts'

/** A tab's body belongs to a tab. */
export const unknownTab: Rule = {
  name: 'unknown-tab',
  check: ({ pages }) =>
    pages.flatMap((page) =>
      page.uses('node').flatMap(({ at }) => {
        if (textOf(get(at, 'type')) !== 'tabs') return []
        const values =
          get(at, 'tabs')?.items.flatMap((tab) => textOf(get(tab, 'value')) ?? []) ?? []
        return (get(at, 'bodies')?.entries ?? []).flatMap(({ key, name }) => {
          if (values.includes(name)) return []
          const message = `没有值为“${name}”的标签`
          return [findingAt(key, { code: 'unknown-tab', message, hint: suggest(name, values) })]
        })
      }),
    ),
}
