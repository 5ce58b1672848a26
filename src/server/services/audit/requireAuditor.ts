import { MemberStatus, Right } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '../../messages/refusal.ts'
import { findMover } from '../../store/repositories/audits.ts'
import type { Tx } from '../../store/store.ts'
import { requireAccount, requireRight } from '../authorize.ts'
import type { OrgConfiguration } from '../configuration/orgConfiguration.ts'
import type { CallSubject } from '../subject.ts'

interface Audit {
  record: { id: string; status: string }
  subject: CallSubject
  configuration: OrgConfiguration
}

const { FirstAudit, SecondAudit } = MemberStatus

/**
 * Whether the subject may decide now: each of the two audits is a right of its own, and where the society demands two
 * persons, whoever approved the first decides nothing in the second. Both categories have the same two statuses.
 */
export async function requireAuditor(
  tx: Tx,
  { record, subject, configuration }: Audit,
): Promise<void> {
  const isSecond = record.status === SecondAudit
  requireRight(subject, isSecond ? Right.AuditSecond : Right.AuditFirst)
  if (!isSecond || !configuration.get('staff.json').twoPersons?.audits) return
  const first = await findMover(tx, record.id, { from: FirstAudit, to: SecondAudit })
  if (first === requireAccount(subject).id)
    throw new Refusal(RefusalCode.Conflict, 'auditSamePerson')
}
