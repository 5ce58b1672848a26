import type { FileFinding } from '#contract/finding.ts'
import type { NodeKind } from '#contract/nodes.gen.ts'
import type { Rule } from '../context.ts'
import { findingAt } from '../document/finding.ts'
import { get, type Located, textOf } from '../document/located.ts'

/** Properties of which a node, or each entry of its list, has exactly one. */
interface Choice {
  /** The property with the list; when absent, the node itself is checked. */
  each?: string
  oneOf: readonly string[]
}

const CHOICES: Partial<Record<NodeKind, Choice>> = {
  table: { each: 'columns', oneOf: ['field', 'index', 'value'] },
  list: { oneOf: ['source', 'items'] },
  link: { oneOf: ['to', 'href', 'action', 'place'] },
  menu: { each: 'items', oneOf: ['to', 'href', 'action'] },
}

/** Exactly one of several alternatives is set: a link's target, a column's content, a list's items. */
export const exactlyOne: Rule = {
  name: 'exactly-one',
  check: ({ trees }) =>
    trees.flatMap(({ uses }) => uses.flatMap(({ role, at }) => (role === 'node' ? check(at) : []))),
}

function check(node: Located): FileFinding[] {
  const type = textOf(get(node, 'type')) ?? ''
  const choice = Object.hasOwn(CHOICES, type) ? CHOICES[type as NodeKind] : undefined
  if (!choice) return []
  const chosen = choice.each === undefined ? [node] : (get(node, choice.each)?.items ?? [])
  return chosen.flatMap((at) => checkOne(at, choice.oneOf))
}

function checkOne(at: Located, oneOf: readonly string[]): FileFinding[] {
  const [first, second] = at.entries.filter(({ name }) => oneOf.includes(name))
  if (at.entries.length === 0 || (first && !second)) return []
  const message = first
    ? `“${first.name}”和“${second?.name}”只能写一个`
    : `${oneOf.join('、')} 要写一个`
  return [findingAt(second?.key ?? at, { code: 'exactly-one', message })]
}
