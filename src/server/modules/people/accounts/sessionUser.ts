import type { Schema } from '#contract/calls.ts'
import { RIGHTS, UserType } from '#contract/codes.ts'
import { holds } from '#domain/person/holds.ts'
import { mask } from '#domain/person/mask.ts'
import type { SubjectAccount } from '#server/base/subject.ts'

/** Session user (specification, section 3); an organisation user's `orgId` is its unit's id. */
export function sessionUser(
  account: SubjectAccount,
  siteOrgId: string,
  secondFactorDue = false,
): Schema<'SessionUser'> {
  const { id, realName, userType, userName, mobile, areaCode, orgName, orgUnitId, rights } = account
  return {
    id,
    realName,
    userType,
    orgId: orgUnitId ?? siteOrgId,
    ...(userName ? { userName } : {}),
    ...(mobile ? { mobile, maskMobile: mask('mobile', mobile) } : {}),
    ...(areaCode ? { areaCode } : {}),
    ...(orgName ? { orgName } : {}),
    ...(secondFactorDue && { secondFactorDue }),
    ...(userType === UserType.Staff && { rights: RIGHTS.filter((right) => holds(rights, right)) }),
  }
}
