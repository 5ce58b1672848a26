import type { FileFinding } from '#contract/finding.ts'
import type { LintContext } from '../context.ts'
import type { PageSite } from '../model/pageSite.ts'
import type { Role } from '../schema/roles.ts'
import { type NameKind, unknownName } from './unknownName.ts'

/** The name of a page or dialog in findings. */
export const nameOf = ({ kind, source }: PageSite): string =>
  `${kind === 'page' ? '页面' : '对话框'}“${source.id}”里`

/** Names of a role must be declared by the page they are used in, fragments included. */
export const checkDeclared = (
  { pages }: LintContext,
  role: Role,
  declared: (page: PageSite) => Iterable<string>,
  kind: NameKind,
): FileFinding[] =>
  pages.flatMap((page) =>
    page.uses(role).flatMap(({ at }) => unknownName(at, declared(page), kind, nameOf(page))),
  )
