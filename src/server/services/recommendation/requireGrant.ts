import type { CallInput } from '#contract/calls.ts'
import type { ApprovalShape } from '#contract/configuration.gen.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { Refusal } from '../../messages/refusal.ts'
import type { Recommendation } from '../../store/repositories/recommendations.ts'
import type { Call } from '../call.ts'
import type { OrgConfiguration } from '../configuration/orgConfiguration.ts'
import { openApproval } from './openApproval.ts'

/** A candidate as this browser has proven it, and the term the candidate was recommended for. */
export interface Granted {
  recommendation: Recommendation
  approval: ApprovalShape
}

/**
 * The candidate of this browser's grant; whatever the body says of candidate and term must be the same. Never 401:
 * a login would not help, the recommendation has to be checked.
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
  const told = truth(granted)
  const isSame = Object.entries(told).every(([name, value]) => {
    const claimed = input[name as keyof typeof told]
    return claimed === undefined || claimed === value
  })
  if (!isSame) throw new Refusal(RefusalCode.Forbidden, 'recommendForeign')
  return granted
}

/** What an application by this recommendation says of itself. */
export const truth = ({ recommendation, approval }: Granted) =>
  ({
    oneOrType: approval.oneOrType,
    twoOrType: approval.twoOrType,
    approvalId: approval.approvalId,
    subOrgId: approval.subOrgId,
    session: approval.session,
    objId: recommendation.objId,
    objCodeId: recommendation.id,
  }) satisfies Partial<CallInput<'orApply'>>
