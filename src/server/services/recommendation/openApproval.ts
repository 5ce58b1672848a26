import type { OrgConfiguration } from '../configuration/openConfiguration.ts'
import type { ApprovalShape } from '../configuration/shapes.ts'
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
