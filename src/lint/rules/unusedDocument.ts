import { FIELD_TYPES } from '#contract/formInfo.ts'
import type { LintContext, Rule } from '../context.ts'
import { findingAt } from '../document/finding.ts'
import { get, textOf } from '../document/located.ts'
import type { DocumentKind } from '../model/documents.ts'
import type { Role } from '../schema/roles.ts'

/** Every document is reachable from the site, and every panel is of a field type. Warnings. */
export const unusedDocument: Rule = {
  name: 'unused-document',
  check: (context) => {
    if (context.documents.of('site').size === 0) return []
    const reached: Partial<Record<DocumentKind, ReadonlySet<string>>> = {
      page: named(context, 'page'),
      dialog: named(context, 'dialog'),
      payload: named(context, 'payload'),
      fragment: usedFragments(context),
      panel: new Set(FIELD_TYPES),
    }
    return context.documents.all.flatMap(({ kind, source, root }) => {
      const names = reached[kind]
      if (!root || !names || names.has(source.id)) return []
      return [
        findingAt(get(root, 'id') ?? root, {
          code: 'unused-document',
          severity: 'warning',
          message: `没有地方用到“${source.id}”`,
          hint: '用不到就删掉这个文件。',
        }),
      ]
    })
  },
}

const named = ({ trees }: LintContext, role: Role): ReadonlySet<string> =>
  new Set(
    trees.flatMap(({ uses }) =>
      uses.flatMap((use) => (use.role === role ? (textOf(use.at) ?? []) : [])),
    ),
  )

/** Used by a page, dialog or panel, however far down; a fragment used by an idle one alone is idle too. */
const usedFragments = ({ pages, panels }: LintContext): ReadonlySet<string> =>
  new Set(
    [...pages, ...panels].flatMap(({ trees }) =>
      trees.flatMap(({ uses }) =>
        uses.flatMap(({ role, at }) => (role === 'use' ? (textOf(get(at, 'use')) ?? []) : [])),
      ),
    ),
  )
