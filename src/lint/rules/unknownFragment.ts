import type { FileFinding } from '#contract/finding.ts'
import type { Rule } from '../context.ts'
import { get } from '../document/located.ts'
import type { Documents } from '../model/documents.ts'
import type { Tree } from '../model/tree.ts'
import { unknownName } from '../names/unknownName.ts'

/** A used fragment exists, and has the kind its place requires: a field among rows, a node anywhere else. */
export const unknownFragment: Rule = {
  name: 'unknown-fragment',
  check: ({ trees, documents }) => {
    const nodes = holding('node', documents)
    const fields = holding('field', documents)
    return trees.flatMap((tree) => checkTree(tree, nodes, fields))
  },
}

function checkTree({ uses }: Tree, nodes: string[], fields: string[]): FileFinding[] {
  const amongRows = new Set(uses.flatMap(({ role, at }) => (role === 'formField' ? [at] : [])))
  return uses.flatMap(({ role, at }) => {
    const name = role === 'use' ? get(at, 'use') : undefined
    const kind = { code: 'unknown-fragment', what: '片段' } as const
    return name ? unknownName(name, amongRows.has(at) ? fields : nodes, kind) : []
  })
}

/** A fragment that is invalid JSON passes as any kind: its error is reported in its own file. */
const holding = (part: 'node' | 'field', documents: Documents): string[] =>
  [...documents.of('fragment')].flatMap(([id, { root }]) => (!root || get(root, part) ? [id] : []))
