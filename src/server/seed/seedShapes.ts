import type { MemberCategory, MemberStatus, UserType } from '#contract/codes.ts'
import type { FormValues } from '#contract/form.ts'
import type { FileValue } from '#contract/formInfo.ts'

/** Data of a demonstration society beside its configuration: fixtures/organisations/<code>/{units,accounts,members}.json. */
export interface SeedUnit {
  id: string
  orgType: string
  oneSubOrgType?: string
  orgName: string
  /** A sub-organisation of the society has neither area nor contact. */
  areaCode?: string
  linkMan?: string
  linkPhone?: string
}

export interface SeedAccount {
  userName?: string
  /** As a person would type it. */
  password: string
  userType: UserType
  realName: string
  mobile?: string
  unitId?: string
  orgName?: string
  areaCode?: string
  sex?: string
  birthDay?: string
  cardType?: string
  cardNo?: string
}

export interface SeedMember {
  oneMemberCode: MemberCategory
  oneMemberType: string
  twoMemberCode: string
  memberType: string
  status: MemberStatus
  joinMethod: string
  isRead: string
  memberNum?: string
  endAt?: string
  createAt: string
  updateAt: string
  formInfo: FormValues
  enclosure: FileValue[]
  history: { nodeId: string; status: string; realName: string; opinion: string; createAt: string }[]
}

export interface SeedPeople {
  units: SeedUnit[]
  accounts: SeedAccount[]
  members: SeedMember[]
}
