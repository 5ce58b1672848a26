import type { CallData, Schema } from '#contract/calls.ts'
import { MemberStatus } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { CallRequest } from '../../binder/callRequest.ts'
import { Refusal } from '../../refusal.ts'
import {
  type ApplicationFilter,
  type ApplicationRow,
  pageApplications,
} from '../../store/repositories/applicationQueries.ts'
import { requireStaff } from '../authorize.ts'
import { type MemberWords, memberWords } from '../member/memberWords.ts'
import { withoutNulls } from '../shared/withoutNulls.ts'

const IN_AUDIT = [MemberStatus.FirstAudit, MemberStatus.SecondAudit]

/** The audit desk's list: what waits for a decision, or everything of one status. */
export async function listForDesk({
  input,
  org,
  subject,
  parts,
}: CallRequest<'auditPage'>): Promise<CallData<'auditPage'>> {
  requireStaff(subject)
  // Organisation applications follow with their own list.
  if (input.kind !== 'member') throw new Refusal(RefusalCode.NotBuilt, 'notBuilt')
  const words = memberWords(await parts.configuration.of(org.orgId), parts.shared)
  const filter: ApplicationFilter = {
    status: input.status ? [input.status as MemberStatus] : IN_AUDIT,
    ...keywordFilter(input.keyword),
  }
  const found = await parts.store.tx(org.orgId, (tx) => pageApplications(tx, filter, input))
  return { records: found.records.map((row) => deskRow(row, words)), total: found.total }
}

/** Numbers are compared exactly, names by what they contain. */
function keywordFilter(keyword = ''): ApplicationFilter {
  const text = keyword.trim()
  if (!text) return {}
  return /^[\w-]+$/.test(text) ? { exactly: text.toUpperCase() } : { named: text }
}

function deskRow(row: ApplicationRow, words: MemberWords): Schema<'AuditRow'> {
  const { id, oneMemberCode, memberType, status } = row
  const { orgName, areaCode, mobile, memberNum } = row
  return {
    id,
    realName: row.realName ?? '',
    kind: 'member',
    oneMemberCode,
    memberType,
    typeName: words.memberTypeName(memberType),
    status,
    statusName: words.statusName(status),
    createAt: row.createdAt.toISOString(),
    updateAt: row.updatedAt.toISOString(),
    ...withoutNulls({ orgName, areaCode, mobile, memberNum }),
  }
}
