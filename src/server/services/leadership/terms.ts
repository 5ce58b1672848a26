import type { OrgConfiguration } from '../configuration/openConfiguration.ts'
import type { ApprovalShape, SubOrgShape } from '../configuration/shapes.ts'

export const findApproval = (
  configuration: OrgConfiguration,
  approvalId: string,
): ApprovalShape | undefined =>
  configuration.get('approvals.json').find((one) => one.approvalId === approvalId)

export const findSubOrg = (configuration: OrgConfiguration, id: string): SubOrgShape | undefined =>
  configuration.get('subOrgs.json').find((one) => one.id === id)

/** The sub-organisation's name; its id for one that is not configured any more, so that nothing vanishes. */
export const subOrgName = (configuration: OrgConfiguration, id: string): string =>
  findSubOrg(configuration, id)?.orgName ?? id

/** Terms of one sub-organisation, or of all, the newest first: by the day they began, then by their number. */
export function listTerms(configuration: OrgConfiguration, subOrgId?: string): ApprovalShape[] {
  return configuration
    .get('approvals.json')
    .filter((one) => subOrgId === undefined || one.subOrgId === subOrgId)
    .sort(
      (a, b) =>
        (b.startAt ?? '').localeCompare(a.startAt ?? '') || Number(b.session) - Number(a.session),
    )
}
