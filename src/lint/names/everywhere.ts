import type { FileFinding } from '#contract/finding.ts'
import type { LintContext } from '../context.ts'
import type { Role } from '../schema/roles.ts'
import { type NameKind, unknownName } from './unknownName.ts'

/** Checks that names of a role are known to the whole product, in every document. */
export const checkEverywhere = (
  { trees }: LintContext,
  role: Role,
  known: Iterable<string>,
  kind: NameKind,
): FileFinding[] => {
  const names = [...known]
  return trees.flatMap(({ uses }) =>
    uses.flatMap((use) => (use.role === role ? unknownName(use.at, names, kind) : [])),
  )
}
