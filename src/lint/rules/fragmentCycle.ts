import type { FileFinding } from '#contract/finding.ts'
import type { LintContext, Rule } from '../context.ts'
import { findingAt } from '../document/finding.ts'
import { get, type Located, textOf } from '../document/located.ts'

/** A fragment never contains itself, however far down. */
export const fragmentCycle: Rule = {
  name: 'fragment-cycle',
  check: ({ trees, documents }) =>
    [...documents.of('fragment')].flatMap(([id, { root }]) =>
      usesIn(trees, root).flatMap((name) =>
        reaches(textOf(name) ?? '', id, trees, documents, new Set()) ? [cycle(name, id)] : [],
      ),
    ),
}

const cycle = (name: Located, id: string): FileFinding =>
  findingAt(name, {
    code: 'fragment-cycle',
    message: `片段“${id}”经由“${name.value}”又用到了自己`,
  })

/** Names of the fragments a document uses, each at its token. */
function usesIn(trees: LintContext['trees'], root: Located | undefined): Located[] {
  const tree = trees.find((one) => one.root === root)
  return (tree?.uses ?? []).flatMap(({ role, at }) =>
    role === 'use' ? [get(at, 'use')].filter((name) => name !== undefined) : [],
  )
}

function reaches(
  from: string,
  target: string,
  trees: LintContext['trees'],
  documents: LintContext['documents'],
  seen: Set<string>,
): boolean {
  if (from === target) return true
  if (seen.has(from)) return false
  seen.add(from)
  return usesIn(trees, documents.of('fragment').get(from)?.root).some((name) =>
    reaches(textOf(name) ?? '', target, trees, documents, seen),
  )
}
