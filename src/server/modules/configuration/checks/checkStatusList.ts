import { MemberStatus } from '#contract/codes.ts'
import type { FileFinding } from '#contract/finding.ts'
import { get, type Located, textOf } from '#lint/document/located.ts'
import { configFinding, fileFinding } from './configFinding.ts'

const FILE = 'statusList.json'

/** The JSON documents of a configuration, parsed with places. */
type Roots = ReadonlyMap<string, Located | undefined>

/**
 * Checks the statuses that show the audit history: none is repeated, none is `Submitted`, which no application has, and
 * every member type that has an application process has some. A society without the document deliberately shows no
 * history.
 */
export function checkStatusList(roots: Roots): FileFinding[] {
  const list = roots.get(FILE)
  if (!list) return []
  return [...list.items.flatMap(statusFindings), ...missing(list, roots)]
}

function statusFindings(entry: Located): FileFinding[] {
  const statuses = get(entry, 'status')
  if (!statuses) return []
  const seen = new Set<string>()
  return statuses.items.flatMap((item) => {
    const status = textOf(item) ?? ''
    if (status === MemberStatus.Submitted) return [configFinding(item, 'status-list/never')]
    if (seen.has(status)) return [configFinding(item, 'status-list/repeated', { status })]
    seen.add(status)
    return []
  })
}

/**
 * Reports member types with a process that are missing in the list, because their audit history would never be shown.
 */
function missing(list: Located, roots: Roots): FileFinding[] {
  const listed = new Set(list.items.map((entry) => textOf(get(entry, 'objId'))?.split(',')[1]))
  const names = new Map(
    (roots.get('memberTypes.json')?.items ?? []).map((type) => [
      textOf(get(type, 'memberType')),
      textOf(get(type, 'name')) ?? '',
    ]),
  )
  const applied = (roots.get('memberConfig.json')?.items ?? [])
    .filter((entry) => (get(entry, 'steps')?.items ?? []).length > 0)
    .map((entry) => textOf(get(entry, 'memberType')) ?? '')
  return applied
    .filter((memberType) => names.has(memberType) && !listed.has(memberType))
    .map((memberType) =>
      fileFinding(FILE, 'status-list/missing', { name: names.get(memberType) ?? memberType }),
    )
}
