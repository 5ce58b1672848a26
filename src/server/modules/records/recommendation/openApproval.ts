import type { ApprovalShape } from '#contract/configuration.gen.ts'
import { beijingDay } from '#server/base/shared/beijingTime.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'
import { findApproval } from '../leadership/terms.ts'

/** Returns the term while it accepts recommendations: through its last day, in Beijing time. */
export function openApproval(
  configuration: OrgConfiguration,
  approvalId: string,
  now: Date,
): ApprovalShape | undefined {
  const found = findApproval(configuration, approvalId)
  const { recommendEndAt } = found ?? {}
  return recommendEndAt !== undefined && beijingDay(now) > recommendEndAt ? undefined : found
}
