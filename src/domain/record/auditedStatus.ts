import { AuditDecision, MemberStatus, OrgStatus } from '#contract/codes.ts'
import { ownValue } from '#contract/record.ts'
import type { RecordCategory } from './statusActions.ts'

const APPROVED: Readonly<Record<string, string>> = {
  [MemberStatus.FirstAudit]: MemberStatus.SecondAudit,
  [MemberStatus.SecondAudit]: MemberStatus.Approved,
}

/** The status after an application is returned or refused; a membership is never refused permanently. */
const DECLINED: Record<RecordCategory, Partial<Record<AuditDecision, string>>> = {
  member: { [AuditDecision.Return]: MemberStatus.Returned },
  organisation: {
    [AuditDecision.Return]: OrgStatus.Returned,
    [AuditDecision.Refuse]: OrgStatus.Refused,
  },
}

/**
 * The status an audit decision leads to (design, section 5): first audit, second audit, approved; or returned for
 * correction; or refused. Undefined when nothing is being audited, or the category does not know the decision.
 */
export function auditedStatus(
  category: RecordCategory,
  status: string,
  decision: AuditDecision,
): string | undefined {
  const next = ownValue(APPROVED, status)
  if (next === undefined) return undefined
  return decision === AuditDecision.Approve ? next : DECLINED[category][decision]
}
