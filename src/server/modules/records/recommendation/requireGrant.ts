import type { CallInput } from '#contract/calls.ts'
import type { ApprovalShape } from '#contract/configuration.gen.ts'
import { RefusalCode } from '#contract/envelope.ts'
import type { Call } from '#server/base/call.ts'
import type { Recommendation } from '#server/base/repositories/recommendations.ts'
import { Refusal } from '#server/messages/refusal.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { openApproval } from './openApproval.ts'

/** The recommendation that this browser has proven, and its term. */
export interface Granted {
  recommendation: Recommendation
  approval: ApprovalShape
}

/**
 * Returns the candidate of this browser's grant, and the term.
 * @throws Forbidden without a grant, or when the body names another candidate or term; BadRequest for a term that no
 *   longer accepts recommendations. Never NotLoggedIn: a login would not help, the recommendation has to be proven.
 */
export function requireGrant(
  { input, subject, now }: Call<'orApply', 'subject' | 'now'>,
  configuration: OrgConfiguration,
): Granted {
  const { recommendation } = subject
  if (!recommendation) throw new Refusal(RefusalCode.Forbidden, 'recommendRequired')
  const approval = openApproval(configuration, recommendation.approvalId, now)
  if (!approval) throw new Refusal(RefusalCode.BadRequest, 'recommendUnknown')
  const granted = { recommendation, approval }
  const proven = grantedColumns(granted)
  const isSame = Object.entries(proven).every(([name, value]) => {
    const claimed = input[name as keyof typeof proven]
    return claimed === undefined || claimed === value
  })
  if (!isSame) throw new Refusal(RefusalCode.Forbidden, 'recommendForeign')
  return granted
}

/** Columns of an application that follow from the recommendation and its term. */
export const grantedColumns = ({ recommendation, approval }: Granted) =>
  ({
    oneOrType: approval.oneOrType,
    twoOrType: approval.twoOrType,
    approvalId: approval.approvalId,
    subOrgId: approval.subOrgId,
    session: approval.session,
    objId: recommendation.objId,
    objCodeId: recommendation.id,
  }) satisfies Partial<CallInput<'orApply'>>
