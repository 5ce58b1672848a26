import { LEADING_BODY } from '#contract/codes.ts'
import type { ApprovalShape, SubOrgShape } from '#contract/configuration.gen.ts'
import type { OrgConfiguration } from '#server/modules/configuration/documents/orgConfiguration.ts'

export const findApproval = (
  configuration: OrgConfiguration,
  approvalId: string,
): ApprovalShape | undefined =>
  configuration.get('approvals.json').find((one) => one.approvalId === approvalId)

export const findSubOrg = (configuration: OrgConfiguration, id: string): SubOrgShape | undefined =>
  configuration.get('subOrgs.json').find((one) => one.id === id)

/** A branch is a sub-organisation that a form's `subOrg` may name and people join: any but the leading bodies. */
export const isBranch = ({ oneSubOrgType }: SubOrgShape): boolean => oneSubOrgType !== LEADING_BODY

export function findBranch(configuration: OrgConfiguration, id: string): SubOrgShape | undefined {
  const found = findSubOrg(configuration, id)
  return found && isBranch(found) ? found : undefined
}

/** The sub-organisation's name; its id when it is no longer configured. */
export const subOrgName = (configuration: OrgConfiguration, id: string): string =>
  findSubOrg(configuration, id)?.orgName ?? id

/** Terms of one sub-organisation or all, newest first: by start day, then by number. */
export function listTerms(configuration: OrgConfiguration, subOrgId?: string): ApprovalShape[] {
  return configuration
    .get('approvals.json')
    .filter((one) => subOrgId === undefined || one.subOrgId === subOrgId)
    .sort(
      (a, b) =>
        (b.startAt ?? '').localeCompare(a.startAt ?? '') || Number(b.session) - Number(a.session),
    )
}
