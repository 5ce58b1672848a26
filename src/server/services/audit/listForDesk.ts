import type { CallData, Schema } from '#contract/calls.ts'
import type { MemberStatus, OrgStatus } from '#contract/codes.ts'
import type { RecordCategory } from '#domain/record/statusActions.ts'
import { memberApplications } from '../../store/repositories/memberApplications.ts'
import { orgApplications } from '../../store/repositories/orgApplications.ts'
import { mapPage, type Page } from '../../store/repositories/page.ts'
import type { Tx } from '../../store/store.ts'
import type { RecordParts } from '../application/recordParts.ts'
import type { Call } from '../call.ts'
import type { OrgConfiguration } from '../configuration/orgConfiguration.ts'
import { memberWords } from '../member/memberWords.ts'
import { orWords } from '../orApplication/orWords.ts'
import type { SharedData } from '../shared/sharedData.ts'
import { memberDeskRow, orDeskRow } from './deskRows.ts'

type List = Call<'auditPage', 'org', RecordParts>
type Lister = (
  tx: Tx,
  input: List['input'],
  configuration: OrgConfiguration,
  shared: SharedData,
) => Promise<Page<Schema<'AuditRow'>>>

/** Statuses in which a decision is waited for; both categories have the same two. */
const IN_AUDIT = ['05', '06'] as const satisfies (MemberStatus & OrgStatus)[]

const LISTERS: Record<RecordCategory, Lister> = {
  async member(tx, input, configuration, shared) {
    const found = await memberApplications.page(tx, filterOf<MemberStatus>(input), input)
    const words = memberWords(configuration, shared)
    return mapPage(found, (row) => memberDeskRow(row, words))
  },
  async organisation(tx, input, configuration, shared) {
    const found = await orgApplications.page(tx, filterOf<OrgStatus>(input), input)
    const words = orWords(configuration, shared)
    return mapPage(found, (row) => orDeskRow(row, words))
  },
}

/** The audit desk's list of one category: what waits for a decision, or everything of one status. */
export async function listForDesk({ input, org, parts }: List): Promise<CallData<'auditPage'>> {
  const configuration = await parts.configuration.of(org.orgId)
  return parts.store.tx(org.orgId, (tx) =>
    LISTERS[input.kind](tx, input, configuration, parts.shared),
  )
}

/** A status that the category does not know finds nothing. */
function filterOf<Status extends MemberStatus | OrgStatus>({ status, keyword }: List['input']) {
  return { status: status ? [status as Status] : IN_AUDIT, ...keywordFilter(keyword) }
}

/** Numbers are compared exactly, names by what they contain. */
function keywordFilter(keyword = ''): { exactly?: string; named?: string } {
  const text = keyword.trim()
  if (!text) return {}
  return /^[\w-]+$/.test(text) ? { exactly: text.toUpperCase() } : { named: text }
}
