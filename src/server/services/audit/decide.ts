import type { CallData } from '#contract/calls.ts'
import { AuditDecision, MemberStatus } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { auditedStatus } from '#domain/record/auditedStatus.ts'
import { Refusal } from '../../messages/refusal.ts'
import { appendAudit } from '../../store/repositories/audits.ts'
import type { Store, Tx } from '../../store/store.ts'
import type { ApplicationRecord, RecordShelf } from '../application/recordShelf.ts'
import { requireAccount } from '../authorize.ts'
import type { Call } from '../call.ts'
import type { Configurations } from '../configuration/configurations.ts'
import type { OrgConfiguration } from '../configuration/orgConfiguration.ts'
import { type OnceFacts, once } from '../idempotency/once.ts'
import { memberNumber } from '../member/memberNumber.ts'
import { MEMBER_SHELF } from '../member/memberShelf.ts'
import { OR_SHELF } from '../orApplication/orShelf.ts'
import { readOpinion } from '../shared/readOpinion.ts'
import { requireAuditor } from './requireAuditor.ts'

type Decide = Call<'auditDecide', OnceFacts, { store: Store; configuration: Configurations }>

/** Approves, returns, or refuses for good where the record's category knows that; the history says who and why. */
export async function decide(request: Decide): Promise<CallData<'auditDecide'>> {
  const { input, org, parts } = request
  const opinion = checkOpinion(input)
  const configuration = await parts.configuration.of(org.orgId)
  return once(request, 'auditDecide', {
    work: async (tx) => {
      const member = await MEMBER_SHELF.lock(tx, input.id)
      const audit = { tx, request, opinion, configuration }
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
  configuration: OrgConfiguration
}

async function decideOn<R extends ApplicationRecord>(
  { tx, request: { input, subject }, opinion, configuration }: Audit,
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
  await requireAuditor(tx, { record, subject, configuration })
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

const checkOpinion = ({ decision, opinion }: Decide['input']): string =>
  readOpinion(opinion, decision !== AuditDecision.Approve) || '同意'
