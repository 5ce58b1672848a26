import type { Rule } from '../context.ts'
import { get } from '../document/located.ts'
import { unknownName } from '../names/unknownName.ts'

/** A fragment that is used exists. */
export const unknownFragment: Rule = {
  name: 'unknown-fragment',
  check: ({ trees, documents }) => {
    const known = [...documents.of('fragment').keys()]
    return trees.flatMap(({ uses }) =>
      uses.flatMap(({ role, at }) => {
        const name = role === 'use' ? get(at, 'use') : undefined
        return name ? unknownName(name, known, { code: 'unknown-fragment', what: '片段' }) : []
      }),
    )
  },
}
