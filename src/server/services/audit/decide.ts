import type { CallData } from '#contract/calls.ts'
import { AuditDecision, MemberStatus } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { auditedStatus } from '#domain/auditedStatus.ts'
import { codePoints } from '#domain/codePoints.ts'
import type { CallRequest } from '../../binder/callRequest.ts'
import { Refusal } from '../../refusal.ts'
import { type Application, saveApplication } from '../../store/repositories/applications.ts'
import { appendAudit } from '../../store/repositories/audits.ts'
import { nextMemberNumber } from '../../store/repositories/memberNumbers.ts'
import type { Tx } from '../../store/store.ts'
import { requireAccount } from '../authorize.ts'
import type { OrgConfiguration } from '../configuration/openConfiguration.ts'
import { once } from '../idempotency/once.ts'
import { lockRecord } from '../member/findRecord.ts'

type Decide = CallRequest<'auditDecide'>

const OPINION_MAX = 200

/** Approves or returns; approving the second audit gives the member number, once, in the same transaction. */
export async function decide(request: Decide): Promise<CallData<'auditDecide'>> {
  const { input, org, subject, parts } = request
  const account = requireAccount(subject)
  const opinion = checkOpinion(input)
  const configuration = await parts.configuration.of(org.orgId)
  return once(request, 'auditDecide', {
    work: async (tx) => {
      const record = await lockRecord(tx, input.id, subject, 'audit')
      const status = statusAfter(record, input)
      const memberNum = await memberNumberOf(tx, record, status, configuration)
      await saveApplication(tx, record, { status, memberNum })
      await appendAudit(tx, {
        objId: record.id,
        nodeId: record.status,
        status,
        realName: account.realName,
        opinion,
        accountId: account.id,
      })
      return { id: record.id, status }
    },
  })
}

function checkOpinion({ decision, opinion }: Decide['input']): string {
  const text = opinion.trim()
  if (codePoints(text) > OPINION_MAX)
    throw new Refusal(RefusalCode.BadRequest, 'opinionTooLong', { limit: OPINION_MAX })
  if (decision === AuditDecision.Return && text === '')
    throw new Refusal(RefusalCode.BadRequest, 'opinionRequired')
  return text || '同意'
}

function statusAfter(record: Application, { status, decision }: Decide['input']): MemberStatus {
  if (status !== record.status) throw new Refusal(RefusalCode.Conflict, 'statusStale')
  const next = auditedStatus('member', record.status, decision)
  if (!next) throw new Refusal(RefusalCode.Conflict, 'auditStatus')
  return next as MemberStatus
}

/** The next number of the organisation's series; a member keeps the number it has. */
async function memberNumberOf(
  tx: Tx,
  record: Application,
  status: MemberStatus,
  configuration: OrgConfiguration,
): Promise<string | null> {
  if (status !== MemberStatus.Approved || record.memberNum) return record.memberNum
  const { prefix, digits, perYear } = configuration.get('organisation.json').memberNum
  const series = perYear ? `${prefix}${tx.now.getUTCFullYear()}` : prefix
  return `${series}${String(await nextMemberNumber(tx, series)).padStart(digits, '0')}`
}
