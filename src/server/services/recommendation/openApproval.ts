import type { ApprovalShape } from '#contract/configuration.gen.ts'
import type { OrgConfiguration } from '../configuration/orgConfiguration.ts'
import { findApproval } from '../leadership/terms.ts'
import { beijingDay } from '../shared/beijingTime.ts'

/** The term, while recommendations for it are taken: through its last day, as people in Beijing count. */
export function openApproval(
  configuration: OrgConfiguration,
  approvalId: string,
  now: Date,
): ApprovalShape | undefined {
  const found = findApproval(configuration, approvalId)
  const { recommendEndAt } = found ?? {}
  return recommendEndAt !== undefined && beijingDay(now) > recommendEndAt ? undefined : found
}
