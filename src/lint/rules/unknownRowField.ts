import type { FileFinding } from '#contract/finding.ts'
import { suggest } from '#domain/text/suggest.ts'
import type { Rule } from '../context.ts'
import { findingAt } from '../document/finding.ts'
import { textOf } from '../document/located.ts'
import type { PageSite } from '../model/pageSite.ts'
import type { Use } from '../model/tree.ts'
import { descend } from '../shape/descend.ts'
import type { Api } from '../shape/operations.ts'
import { scopeShape } from '../shape/scopeShape.ts'

/** A column's field is a property of the table's records. */
export const unknownRowField: Rule = {
  name: 'unknown-row-field',
  check: ({ pages, api }) =>
    pages.flatMap((page) => page.uses('rowField').flatMap((use) => checkUse(use, page, api))),
}

function checkUse({ at, around }: Use, page: PageSite, api: Api): FileFinding[] {
  const field = textOf(at)
  if (field === undefined) return []
  const found = descend(scopeShape(page, around, api), ['row', field], api.resolve)
  if ('schema' in found || found.index === 0) return []
  const message = `记录里没有属性“${field}”`
  return [findingAt(at, { code: 'unknown-row-field', message, hint: suggest(field, found.known) })]
}
