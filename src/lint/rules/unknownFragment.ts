import type { FileFinding } from '#contract/finding.ts'
import type { Rule } from '../context.ts'
import { get, type Located } from '../document/located.ts'
import type { Documents } from '../model/documents.ts'
import type { Tree } from '../model/tree.ts'
import { unknownName } from '../names/unknownName.ts'
import type { Role } from '../schema/roles.ts'

const PARTS = ['node', 'field', 'rows'] as const
type Part = (typeof PARTS)[number]

/** A used fragment exists, and has the kind its place requires: rows among rows, a field in one, a node anywhere else. */
export const unknownFragment: Rule = {
  name: 'unknown-fragment',
  check: ({ trees, documents }) => {
    const names = new Map(PARTS.map((part) => [part, holding(part, documents)]))
    return trees.flatMap((tree) => checkTree(tree, names))
  },
}

function checkTree({ uses }: Tree, names: ReadonlyMap<Part, string[]>): FileFinding[] {
  const at = (wanted: Role) =>
    new Set(uses.flatMap(({ role, at }) => (role === wanted ? [at] : [])))
  const [rows, fields] = [at('formRow'), at('formField')]
  const partOf = (use: Located): Part =>
    rows.has(use) ? 'rows' : fields.has(use) ? 'field' : 'node'
  return uses.flatMap(({ role, at }) => {
    const name = role === 'use' ? get(at, 'use') : undefined
    const kind = { code: 'unknown-fragment', what: '片段' } as const
    return name ? unknownName(name, names.get(partOf(at)) ?? [], kind) : []
  })
}

/** A fragment that is invalid JSON passes as any kind: its error is reported in its own file. */
const holding = (part: Part, documents: Documents): string[] =>
  [...documents.of('fragment')].flatMap(([id, { root }]) => (!root || get(root, part) ? [id] : []))
