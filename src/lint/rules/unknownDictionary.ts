import type { FileFinding } from '#contract/finding.ts'
import type { Rule } from '../context.ts'
import { type Located, textOf } from '../document/located.ts'
import { type NameKind, unknownName } from '../names/unknownName.ts'
import { operationsIn } from '../shape/operationsIn.ts'

const KIND: NameKind = { code: 'unknown-dictionary', what: '字典' }
/** Dictionaries of one organisation; which there are is its own configuration's matter. */
const ORG_PREFIX = 'ORG_'

/** Dictionaries named by formats and by the operator `dict` are among those every organisation has. */
export const unknownDictionary: Rule = {
  name: 'unknown-dictionary',
  check: (context) => {
    const { dictionaries } = context.input
    if (!dictionaries) return []
    const known = Object.keys(dictionaries)
    const inRules = context.trees
      .flatMap(({ uses }) => uses.filter(({ role }) => role === 'rule'))
      .flatMap(({ at }) => operationsIn(at))
      .filter(({ operator }) => operator === 'dict')
      .flatMap(({ operands: [name] }) => (name ? check(name, known) : []))
    const inFormats = context.trees
      .flatMap(({ uses }) => uses.filter(({ role }) => role === 'dictionary'))
      .flatMap(({ at }) => check(at, known))
    return [...inFormats, ...inRules]
  },
}

const check = (name: Located, known: readonly string[]): FileFinding[] =>
  textOf(name)?.startsWith(ORG_PREFIX) ? [] : unknownName(name, known, KIND)
