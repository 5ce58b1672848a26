import type { Rule } from '../context.ts'
import { get, textOf } from '../document/located.ts'
import { type NameKind, unknownName } from '../names/unknownName.ts'

/** Custom components are registered in code before a page may use them. */
export const unknownComponent: Rule = {
  name: 'unknown-component',
  check: ({ trees, input }) =>
    trees.flatMap(({ uses }) =>
      uses.flatMap(({ role, at }) => {
        const type = role === 'node' ? get(at, 'type') : undefined
        if (!type || !textOf(type)?.startsWith('x:')) return []
        const kind: NameKind = { code: 'unknown-component', what: '自定义组件' }
        return unknownName(type, input.components ?? [], kind)
      }),
    ),
}
