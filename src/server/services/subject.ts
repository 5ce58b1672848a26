import { type Right, UserType } from '#contract/codes.ts'
import type { ProvenCard, Subject } from '#domain/record/ownership.ts'
import type { Recommendation } from '../store/repositories/recommendations.ts'

/** The logged-in account, as far as rules ask about it. */
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
  /** Since when there is a second factor; null without one. */
  secondFactorAt: Date | null
}

/** Identity of the caller: a login, proven mobiles, a checked recommendation, any combination, or anonymous. */
export interface CallSubject {
  account?: SubjectAccount
  /** Hash of the login token, to end the login. */
  tokenHash?: string
  /** A token was sent that is no longer good. */
  expired?: boolean
  /** The society waits for a second factor: what staff do is refused until there is one. */
  factorDue?: boolean
  /** Staff whose right lets this call open what is not their own; set by `calls` alone. */
  opensOthers?: boolean
  /** Mobiles proven in this browser within the last 15 minutes, newest first; never an empty list. */
  provenMobiles?: readonly string[]
  /** Those of them that were proven with the last four of a card number. */
  provenCards?: readonly ProvenCard[]
  /** The recommendation this browser has passed the check of. */
  recommendation?: Recommendation
}

export const isOrgUser = ({ account }: CallSubject): boolean =>
  account?.userType === UserType.Organisation && account.orgUnitId !== null

/** The subject in the words of the ownership rule; `orgId` there is the unit, not the site. */
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
