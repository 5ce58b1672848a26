import type { CallData } from '#contract/calls.ts'
import { MemberStatus, OrgStatus } from '#contract/codes.ts'

const RETURNED: readonly string[] = [MemberStatus.Returned, OrgStatus.Returned]

/**
 * `auditHistory` → the decisions that returned an application, latest first as they come; the applicant's actions are
 * left out.
 */
export function returns(answer: unknown): unknown {
  return (answer as CallData<'auditHistory'>).filter(({ status }) => RETURNED.includes(status))
}
