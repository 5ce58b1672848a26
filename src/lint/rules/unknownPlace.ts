import type { Rule } from '../context.ts'
import { get, textOf } from '../document/located.ts'
import { nameOf } from '../names/declared.ts'
import { type NameKind, unknownName } from '../names/unknownName.ts'

const KINDS: readonly (string | undefined)[] = ['stack', 'card']
const KIND: NameKind = { code: 'unknown-place', what: ' stack 或 card 节点' }

/** A link to a place of the page leads to a `stack` or `card` of it that has that id. */
export const unknownPlace: Rule = {
  name: 'unknown-place',
  check: ({ pages }) =>
    pages.flatMap((page) => {
      const nodes = page.uses('node').map(({ at }) => at)
      const typeOf = (at: (typeof nodes)[number]) => textOf(get(at, 'type'))
      const places = nodes.flatMap((at) =>
        KINDS.includes(typeOf(at)) ? (textOf(get(at, 'id')) ?? []) : [],
      )
      return nodes.flatMap((at) => {
        const place = typeOf(at) === 'link' ? get(at, 'place') : undefined
        return place ? unknownName(place, places, KIND, nameOf(page)) : []
      })
    }),
}
