import type { MemberCategory, MemberStatus, OrgStatus, Right, UserType } from '#contract/codes.ts'
import type { FormValues } from '#contract/form.ts'
import type { FileValue } from '#contract/formInfo.ts'
import type { OrFunction } from '../store/tables/orApplications.ts'

/** Data of a demonstration society beside its configuration: fixtures/organisations/<code>/*.json. */
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
  /** Of staff; all of them unless told. */
  rights?: Right[]
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
  history: SeedStep[]
}

interface SeedStep {
  nodeId: string
  status: string
  realName: string
  opinion: string
  createAt: string
}

/** A candidate who was recommended for a term, with the code that says so. */
export interface SeedRecommendation {
  recommendCode: string
  approvalId: string
  realName: string
  cardNo: string
  birthDay?: string | null
  titleLevel?: string | null
  orgName?: string
  tsaPosition?: string
  createAt: string
}

/** An application: by a recommendation's code, or for a sub-organisation and session. */
export interface SeedOrApplication {
  functionCode: OrFunction
  recommendCode?: string
  subOrgId?: string
  session?: string
  approvalId?: string
  status: OrgStatus
  createAt: string
  formInfo: FormValues
  enclosure: FileValue[]
  history: SeedStep[]
}

/** Who was elected by a term before this platform. */
export interface SeedTerm {
  approvalId: string
  createAt: string
  people: { realName: string; orgName?: string; tsaPosition: string; ptPosition?: string }[]
}

export interface SeedPeople {
  units: SeedUnit[]
  accounts: SeedAccount[]
  members: SeedMember[]
  recommendations: SeedRecommendation[]
  orApplications: { applications: SeedOrApplication[]; leaders: SeedTerm[] }
}
