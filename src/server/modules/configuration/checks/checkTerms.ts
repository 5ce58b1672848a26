import { LimitCode } from '#contract/codes.ts'
import type { FileFinding } from '#contract/finding.ts'
import { commaList } from '#domain/text/commaList.ts'
import { get, type Located, textOf } from '#lint/document/located.ts'
import { listed, unknownName } from './nameFindings.ts'

/** Reports terms that name an unknown sub-organisation, or an unknown member type in their conditions. */
export function checkTerms(
  roots: ReadonlyMap<string, Located | undefined>,
  memberTypes: ReadonlySet<string>,
): FileFinding[] {
  const terms = roots.get('approvals.json')
  const subOrgs = roots.get('subOrgs.json')?.items ?? []
  const subOrgIds = new Set(subOrgs.map((item) => textOf(get(item, 'id')) ?? ''))
  const conditions = (terms?.items ?? []).flatMap((term) => {
    const limits = get(term, 'limitCondition')
    return ['person', 'org'].flatMap((list) => (limits && get(limits, list)?.items) ?? [])
  })
  return [
    ...listed(terms, { key: 'subOrgId', known: subOrgIds, finding: 'unknown-sub-org' }),
    ...conditions.flatMap((condition) => wantedTypes(condition, memberTypes)),
  ]
}

function wantedTypes(condition: Located, known: ReadonlySet<string>): FileFinding[] {
  const place = get(condition, 'value')
  if (!place || textOf(get(condition, 'code')) !== LimitCode.MemberType) return []
  return commaList(textOf(place))
    .filter((name) => !known.has(name))
    .map((name) => unknownName(place, 'unknown-member-type', name, known))
}
