import type { FileFinding } from '#contract/finding.ts'
import { ownValue } from '#contract/record.ts'
import { suggest } from '#domain/text/suggest.ts'
import type { Rule } from '../context.ts'
import { findingAt } from '../document/finding.ts'
import { get, type Located, textOf } from '../document/located.ts'
import type { LintInput } from '../input.ts'
import { type NameKind, unknownName } from '../names/unknownName.ts'

const KIND: NameKind = { code: 'unknown-component', what: '自定义组件' }
const PREFIX = 'x:'

type Components = NonNullable<LintInput['components']>

/** Custom components are registered in code before a page may use them, and take the properties of their manifest. */
export const unknownComponent: Rule = {
  name: 'unknown-component',
  check: ({ trees, input: { components = {} } }) =>
    trees.flatMap(({ uses }) =>
      uses.flatMap(({ role, at }) => {
        const type = role === 'node' ? get(at, 'type') : undefined
        if (!type || !textOf(type)?.startsWith(PREFIX)) return []
        const names = Object.keys(components).map((name) => PREFIX + name)
        return [...unknownName(type, names, KIND), ...wrongProps(at, type, components)]
      }),
    ),
}

function wrongProps(at: Located, type: Located, components: Components): FileFinding[] {
  const name = textOf(type)?.slice(PREFIX.length) ?? ''
  const declaredProps = ownValue(components, name)?.props
  if (!declaredProps) return []
  const props = get(at, 'props')
  const writtenProps = props?.entries ?? []
  const unknown = writtenProps.filter((entry) => !Object.hasOwn(declaredProps, entry.name))
  const missing = Object.keys(declaredProps).filter(
    (prop) =>
      ownValue(declaredProps, prop) === 'required' &&
      !writtenProps.some((entry) => entry.name === prop),
  )
  return [
    ...unknown.map(({ key, name: prop }) =>
      findingAt(key, {
        code: 'unknown-property',
        message: `自定义组件“${name}”没有属性“${prop}”`,
        hint: suggest(prop, Object.keys(declaredProps)),
      }),
    ),
    ...missing.map((prop) =>
      findingAt(props ?? at, {
        code: 'missing-property',
        message: `自定义组件“${name}”缺少属性“${prop}”`,
      }),
    ),
  ]
}
