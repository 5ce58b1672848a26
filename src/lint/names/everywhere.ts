import type { FileFinding } from '#contract/finding.ts'
import type { LintContext } from '../context.ts'
import type { Role } from '../schema/roles.ts'
import { type NameKind, unknownName } from './unknownName.ts'

/** Names of a role must be known to the whole product, whatever document they stand in. */
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
