import type { CallData } from '#contract/calls.ts'
import { AuditDecision, MemberStatus, Right } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { auditedStatus } from '#domain/auditedStatus.ts'
import { codePoints } from '#domain/codePoints.ts'
import type { CallRequest } from '../../binder/callRequest.ts'
import { Refusal } from '../../refusal.ts'
import { appendAudit } from '../../store/repositories/audits.ts'
import type { Tx } from '../../store/store.ts'
import type { ApplicationRecord, RecordShelf } from '../application/recordShelf.ts'
import { requireAccount, requireRight } from '../authorize.ts'
import { once } from '../idempotency/once.ts'
import { memberNumber } from '../member/memberNumber.ts'
import { MEMBER_SHELF } from '../member/memberShelf.ts'
import { OR_SHELF } from '../orApplication/orShelf.ts'

type Decide = CallRequest<'auditDecide'>

const OPINION_MAX = 200

/** Approves, returns, or refuses for good where the record's category knows that; the history says who and why. */
export async function decide(request: Decide): Promise<CallData<'auditDecide'>> {
  const { input, org, parts } = request
  const opinion = checkOpinion(input)
  const configuration = await parts.configuration.of(org.orgId)
  return once(request, 'auditDecide', {
    work: async (tx) => {
      const member = await MEMBER_SHELF.lock(tx, input.id)
      const audit = { tx, request, opinion }
      return member
        ? decideOn(audit, MEMBER_SHELF, member, async (status) =>
            status === MemberStatus.Approved ? memberNumber(tx, member, configuration) : {},
          )
        : decideOn(audit, OR_SHELF, await OR_SHELF.lock(tx, input.id))
    },
  })
}

interface Audit {
  tx: Tx
  request: Decide
  opinion: string
}

async function decideOn<R extends ApplicationRecord>(
  { tx, request: { input, subject }, opinion }: Audit,
  shelf: RecordShelf<R>,
  found: R | undefined,
  gained: (status: string) => Promise<Partial<R>> = async () => ({}),
): Promise<CallData<'auditDecide'>> {
  const account = requireAccount(subject)
  if (!found) throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
  const record = found
  if (input.status !== record.status) throw new Refusal(RefusalCode.Conflict, 'statusStale')
  const status = auditedStatus(shelf.category, record.status, input.decision)
  if (!status) throw new Refusal(RefusalCode.Conflict, 'auditStatus')
  requireRight(subject, auditOf(record.status))
  await shelf.save(tx, record, { ...(await gained(status)), status })
  await appendAudit(tx, {
    objId: record.id,
    nodeId: record.status,
    status,
    realName: account.realName,
    opinion,
    accountId: account.id,
  })
  return { id: record.id, status: status as CallData<'auditDecide'>['status'] }
}

/** A decision is possible in two statuses; each is an audit of its own, and a right of its own. */
const auditOf = (status: string): Right =>
  status === MemberStatus.SecondAudit ? Right.AuditSecond : Right.AuditFirst

function checkOpinion({ decision, opinion }: Decide['input']): string {
  const text = opinion.trim()
  if (codePoints(text) > OPINION_MAX)
    throw new Refusal(RefusalCode.BadRequest, 'opinionTooLong', { limit: OPINION_MAX })
  if (decision !== AuditDecision.Approve && text === '')
    throw new Refusal(RefusalCode.BadRequest, 'opinionRequired')
  return text || '同意'
}
