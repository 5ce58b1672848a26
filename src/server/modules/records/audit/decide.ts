import type { CallData } from '#contract/calls.ts'
import { AuditDecision, MemberStatus } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { auditedStatus } from '#domain/record/auditedStatus.ts'
import { requireAccount, requireRight } from '#server/base/authorize.ts'
import type { Call } from '#server/base/call.ts'
import { type OnceFacts, once } from '#server/base/idempotency/once.ts'
import { readOpinion } from '#server/base/shared/readOpinion.ts'
import type { CallSubject } from '#server/base/subject.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { Configurations } from '#server/modules/configuration/documents/configurations.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import type { Store, Tx } from '#server/store/store.ts'
import { auditTurn } from '../applications/auditTurn.ts'
import { findRecord } from '../applications/recordTypeRegistry.ts'
import { isBarred, ownMatterRefusal } from '../ownMatter.ts'
import type { Application } from '../repositories/applicationTables.ts'
import { appendAudit } from '../repositories/audits.ts'

type Decide = Call<'auditDecide', OnceFacts, { store: Store; configuration: Configurations }>

/**
 * Approves, returns, or permanently refuses where the record's type allows it; the history records auditor and opinion.
 * @throws NotFound for an unknown record; Conflict for a stale status, an impossible decision, the auditor of the first
 *   audit where two are required, or an own record; BadRequest without an opinion unless approving; Forbidden without
 *   the right
 */
export async function decide(request: Decide): Promise<CallData<'auditDecide'>> {
  const { input, org, parts } = request
  const opinion = checkOpinion(input)
  const configuration = await parts.configuration.of(org.orgId)
  return once(request, 'auditDecide', {
    work: (tx) => decideOn(tx, request, opinion, configuration),
  })
}

async function decideOn(
  tx: Tx,
  { input, subject }: Decide,
  opinion: string,
  configuration: OrgConfiguration,
): Promise<CallData<'auditDecide'>> {
  const account = requireAccount(subject)
  const found = await findRecord(tx, input.id, 'lock')
  if (!found) throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
  const { type, record } = found
  if (input.status !== record.status) throw new Refusal(RefusalCode.Conflict, 'statusStale')
  const status = auditedStatus(type.category, record.status, input.decision)
  if (!status) throw new Refusal(RefusalCode.Conflict, 'auditStatus')
  await requireAuditor(tx, { record, subject, configuration })
  const isApproved = status === MemberStatus.Approved
  const gained = isApproved ? await type.approved?.(tx, record, configuration) : undefined
  await type.applications.save(tx, record, { ...gained, status })
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

interface Audit {
  record: Application
  subject: CallSubject
  configuration: OrgConfiguration
}

/**
 * Checks that the subject may decide now: each of the two audits is a right of its own, where the society demands two
 * persons, the account that approved the first cannot decide in the second, and nobody decides an own matter that
 * others may decide.
 * @throws Forbidden without the right, Conflict for the same account in both audits and for an own matter
 */
async function requireAuditor(tx: Tx, { record, subject, configuration }: Audit): Promise<void> {
  const { right, before } = await auditTurn(tx, record, configuration)
  requireRight(subject, right)
  if (before === requireAccount(subject).id)
    throw new Refusal(RefusalCode.Conflict, 'auditSamePerson')
  if (await isBarred(tx, subject, { record, right, before })) throw ownMatterRefusal()
}
