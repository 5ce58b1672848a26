import { type Right, UserType } from '#contract/codes.ts'
import type { ProvenCard, Subject } from '#domain/record/ownership.ts'
import type { Recommendation } from './repositories/recommendations.ts'

/** The columns of the logged-in account that access rules need. */
export interface SubjectAccount {
  id: string
  userType: UserType
  realName: string
  userName: string | null
  mobile: string | null
  orgUnitId: string | null
  orgName: string | null
  areaCode: string | null
  /** Rights of staff; empty for others. */
  rights: readonly Right[]
  /** Time at which the second factor was set up; null without one. */
  secondFactorAt: Date | null
}

/** Identity of the caller: a login, proven mobiles, a checked recommendation, any combination, or anonymous. */
export interface CallSubject {
  account?: SubjectAccount
  /** Hash of the login token, to end the login. */
  tokenHash?: string
  /** True for a call with a token that is no longer valid. */
  expired?: boolean
  /**
   * True when the society requires a second factor that is missing: staff operations are refused until it is set up.
   */
  factorDue?: boolean
  /** True for staff whose right permits this call on records of others; set by `calls` alone. */
  opensOthers?: boolean
  /** Mobiles proven in this browser within the last 15 minutes, newest first; never an empty list. */
  provenMobiles?: readonly string[]
  /** Those of them that were proven together with the last four characters of a card number. */
  provenCards?: readonly ProvenCard[]
  /** The recommendation that this browser has proven. */
  recommendation?: Recommendation
}

export const isOrgUser = ({ account }: CallSubject): boolean =>
  account?.userType === UserType.Organisation && account.orgUnitId !== null

/** Returns the subject in the terms of the ownership rule; its `orgId` is the unit, not the site. */
export function ownershipSubject({ account, provenMobiles, provenCards }: CallSubject): Subject {
  return {
    ...(account ? { id: account.id } : {}),
    ...(account?.mobile ? { mobile: account.mobile } : {}),
    ...(account ? { userType: account.userType } : {}),
    ...(account?.orgUnitId ? { orgId: account.orgUnitId } : {}),
    ...(provenMobiles ? { provenMobiles } : {}),
    ...(provenCards ? { provenCards } : {}),
  }
}
