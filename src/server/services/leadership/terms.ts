import { LEADING_BODY } from '#contract/codes.ts'
import type { OrgConfiguration } from '../configuration/openConfiguration.ts'
import type { ApprovalShape, SubOrgShape } from '../configuration/shapes.ts'

export const findApproval = (
  configuration: OrgConfiguration,
  approvalId: string,
): ApprovalShape | undefined =>
  configuration.get('approvals.json').find((one) => one.approvalId === approvalId)

export const findSubOrg = (configuration: OrgConfiguration, id: string): SubOrgShape | undefined =>
  configuration.get('subOrgs.json').find((one) => one.id === id)

/** A branch is what a form's `subOrg` names and somebody joins: every sub-organisation that does not lead the society. */
export const isBranch = ({ oneSubOrgType }: SubOrgShape): boolean => oneSubOrgType !== LEADING_BODY

export function findBranch(configuration: OrgConfiguration, id: string): SubOrgShape | undefined {
  const found = findSubOrg(configuration, id)
  return found && isBranch(found) ? found : undefined
}

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
