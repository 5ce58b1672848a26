import type { ColumnType } from 'kysely'
import type { FunctionCode, OrgStatus } from '#contract/codes.ts'
import type { FileValue } from '#contract/formInfo.ts'
import type { Json } from './json.ts'

/** Which form an organisation application was made with. */
export type OrFunction = typeof FunctionCode.Org | typeof FunctionCode.OrgApplication

/** A candidate recommended for a term of a sub-organisation, and the code that says so. */
export interface RecommendationTable {
  orgId: string
  /** The code's own id (`objCodeId` on the wire). */
  id: string
  /** The person, the same for every code of one person. */
  objId: string
  approvalId: string
  /** At most eight capitals and digits, unique in the organisation. */
  recommendCode: string
  realName: string
  cardNo: string
  /** YYYY-MM-DD, where the card does not say it. */
  birthDay: string | null
  titleLevel: string | null
  orgName: string | null
  tsaPosition: string | null
  createdAt: Date
}

/** Proof that this browser's holder passed the check of a recommendation. */
export interface RecommendGrantTable {
  orgId: string
  hash: string
  recommendationId: string
  createdAt: Date
  expiresAt: Date
}

/** An organisation application (specification, section 3); approved, it is an entry of the leaders' list. */
export interface OrApplicationTable {
  orgId: string
  id: string
  functionCode: OrFunction
  oneOrType: string | null
  twoOrType: string | null
  approvalId: string | null
  objId: string | null
  objCodeId: string | null
  memberId: string | null
  subOrgId: string
  session: string
  tsaPosition: string | null
  ptPosition: string | null
  /** The values, not the definition; that is `formHash`. */
  formInfo: Json<Record<string, unknown>>
  formHash: string
  realName: string | null
  mobile: string | null
  cardNo: string | null
  orgUnitId: string | null
  orgName: string | null
  status: OrgStatus
  enclosure: Json<FileValue[]>
  accountId: string | null
  createdAt: Date
  updatedAt: Date
  /** Raised by every save; a save that names an older one is refused. */
  revision: ColumnType<number, number | undefined, number>
}
