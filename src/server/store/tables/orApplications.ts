import type { ColumnType } from 'kysely'
import type { FunctionCode, OrgStatus } from '#contract/codes.ts'
import type { FileValue } from '#contract/formInfo.ts'
import type { Json } from './json.ts'

/** Form of an organisation application. */
export type OrFunction = typeof FunctionCode.Org | typeof FunctionCode.OrgApplication

/** A candidate recommended for a term of a sub-organisation, with the recommendation code. */
export interface RecommendationTable {
  orgId: string
  /** The code's own id (`objCodeId` on the wire). */
  id: string
  /** The person's id, the same for all codes of one person. */
  objId: string
  approvalId: string
  /** At most eight capital letters and digits, unique in the organisation. */
  recommendCode: string
  realName: string
  cardNo: string
  /** YYYY-MM-DD, if the card number does not contain it. */
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

/** An organisation application (specification, section 3); once approved, an entry of the leaders' list. */
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
  /** The values; the definition is found by `formHash`. */
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
  /** Incremented by every save; a save based on an older one is refused. */
  revision: ColumnType<number, number | undefined, number>
  /** When personal data was removed from it: the account was closed, or the retention period was over. */
  clearedAt: ColumnType<Date | null, Date | null | undefined, Date | null>
}
