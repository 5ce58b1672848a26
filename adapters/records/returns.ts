import type { CallData } from '#contract/calls.ts'
import { MemberStatus, OrgStatus } from '#contract/codes.ts'

const RETURNED: readonly string[] = [MemberStatus.Returned, OrgStatus.Returned]

/** `auditHistory` → the decisions that sent an application back, the latest first as it comes; what the applicant did is left out. */
export function returns(answer: unknown): unknown {
  return (answer as CallData<'auditHistory'>).filter(({ status }) => RETURNED.includes(status))
}
