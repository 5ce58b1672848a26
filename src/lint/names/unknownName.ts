import type { FileFinding } from '#contract/finding.ts'
import { suggest } from '#domain/text/suggest.ts'
import type { LintCode } from '../codes.ts'
import { findingAt } from '../document/finding.ts'
import { type Located, textOf } from '../document/located.ts'

/** A kind of name, as findings call it. */
export interface NameKind {
  code: LintCode
  /** Chinese, such as `动作`. */
  what: string
}

/** Nothing when the value is one of the known names, or not a name at all (the meta-schema reports that). */
export function unknownName(
  at: Located,
  known: Iterable<string>,
  { code, what }: NameKind,
  where = '',
): FileFinding[] {
  const name = textOf(at)
  const names = [...known]
  if (name === undefined || names.includes(name)) return []
  return [
    findingAt(at, {
      code,
      message: `${where}没有名为“${name}”的${what}`,
      hint: suggest(name, names),
    }),
  ]
}
