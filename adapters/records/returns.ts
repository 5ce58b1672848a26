import type { CallData } from '#contract/calls.ts'
import { MemberStatus, OrgStatus } from '#contract/codes.ts'
import { newestFirst } from './newestFirst.ts'

const RETURNED: readonly string[] = [MemberStatus.Returned, OrgStatus.Returned]

/** `auditHistory` → the decisions that sent an application back, the latest first; what the applicant did is left out. */
export function returns(answer: unknown): unknown {
  const entries = newestFirst(answer) as CallData<'auditHistory'>
  return entries.filter(({ status }) => RETURNED.includes(status))
}
