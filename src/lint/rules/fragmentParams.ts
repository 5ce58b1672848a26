import type { FileFinding } from '#contract/finding.ts'
import { suggest } from '#domain/text/suggest.ts'
import type { LintContext, Rule } from '../context.ts'
import { findingAt } from '../document/finding.ts'
import { entryMap, get, type Located, textOf } from '../document/located.ts'
import type { LintDocument } from '../model/documents.ts'
import { paramName } from '../model/substitute.ts'

const CODE = 'fragment-param'

/** A use passes exactly the parameters of its fragment; `$param` appears in fragments only, with declared names. */
export const fragmentParams: Rule = {
  name: CODE,
  check: (context) => [
    ...context.documents.all.flatMap(checkHoles),
    ...context.trees.flatMap(({ uses }) =>
      uses.flatMap(({ role, at }) => (role === 'use' ? checkGiven(at, context) : [])),
    ),
  ],
}

function checkHoles({ kind, root }: LintDocument): FileFinding[] {
  if (!root) return []
  const declared = kind === 'fragment' ? [...entryMap(get(root, 'params')).keys()] : []
  return holesIn(root).flatMap(({ at, name }) => {
    if (declared.includes(name)) return []
    const message = kind === 'fragment' ? `片段没有声明参数“${name}”` : '只有片段里才能写 $param'
    return [findingAt(at, { code: CODE, message, hint: suggest(name, declared) })]
  })
}

function holesIn(node: Located): { at: Located; name: string }[] {
  const name = paramName(node)
  const own = name === undefined ? [] : [{ at: get(node, '$param') ?? node, name }]
  const parts = [...node.entries.map(({ value }) => value), ...node.items]
  return [...own, ...parts.flatMap(holesIn)]
}

function checkGiven(use: Located, { documents }: LintContext): FileFinding[] {
  const id = textOf(get(use, 'use')) ?? ''
  const fragment = documents.of('fragment').get(id)?.root
  if (!fragment) return []
  const declared = entryMap(get(fragment, 'params'))
  const given = entryMap(get(use, 'with'))
  const unknown = [...given.values()].flatMap(({ key, name }) => {
    if (declared.has(name)) return []
    const message = `片段“${id}”没有参数“${name}”`
    return [findingAt(key, { code: CODE, message, hint: suggest(name, declared.keys()) })]
  })
  const missing = [...declared.values()].flatMap(({ name, value }) => {
    const chosen = given.get(name)?.value ?? value
    if (chosen.value !== null) return []
    const message = `缺少片段“${id}”的参数“${name}”`
    return [
      findingAt(get(use, 'use') ?? use, { code: CODE, message, hint: '在 with 里写出它的值。' }),
    ]
  })
  return [...unknown, ...missing]
}
