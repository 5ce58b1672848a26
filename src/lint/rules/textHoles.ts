import type { FileFinding } from '#contract/finding.ts'
import { suggest } from '#domain/text/suggest.ts'
import type { Rule } from '../context.ts'
import { findingAt } from '../document/finding.ts'
import { get, type Located, textOf } from '../document/located.ts'

const CODE = 'text-hole'

/** Every placeholder of a text has a value, and every value has a placeholder. */
export const textHoles: Rule = {
  name: CODE,
  check: ({ trees }) =>
    trees.flatMap(({ uses }) =>
      uses.flatMap(({ role, at }) => (role === 'holes' ? checkHoles(at) : [])),
    ),
}

function checkHoles(node: Located): FileFinding[] {
  const text = get(node, '$t')
  const holes = [...(textOf(text) ?? '').matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
  const given = node.entries.filter(({ name }) => name !== '$t')
  const names = given.map(({ name }) => name)
  const empty = holes.filter((hole) => !names.includes(hole))
  const idle = given.filter(({ name }) => !holes.includes(name))
  return [
    ...empty.map((hole) => {
      const message = `空位“{${hole}}”没有值`
      return findingAt(text ?? node, { code: CODE, message, hint: suggest(hole, names) })
    }),
    ...idle.map(({ key, name }) => {
      const message = `文字里没有空位“{${name}}”`
      return findingAt(key, { code: CODE, message, hint: suggest(name, holes) })
    }),
  ]
}
