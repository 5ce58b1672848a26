import type { ColumnType, Generated } from 'kysely'
import type { MemberCategory, MemberStatus } from '#contract/codes.ts'
import type { FileValue } from '#contract/formInfo.ts'
import type { Json } from './json.ts'

/** A member application, and after approval the member (specification, section 3). */
export interface MemberApplicationTable {
  orgId: string
  id: string
  oneMemberCode: MemberCategory
  oneMemberType: string
  twoMemberCode: string
  memberType: string
  /** The values, not the definition; that is `formHash`. */
  formInfo: Json<Record<string, unknown>>
  formHash: string
  realName: string | null
  mobile: string | null
  sex: string | null
  cardNo: string | null
  areaCode: string | null
  orgUnitId: string | null
  orgName: string | null
  photo: string | null
  introduction: string | null
  status: MemberStatus
  enclosure: Json<FileValue[]>
  memberNum: string | null
  /** Last day paid for, YYYY-MM-DD. */
  endAt: string | null
  joinMethod: string
  /** 'yes' when the applicant said so, else empty. */
  isRead: string
  accountId: string | null
  createdAt: Date
  updatedAt: Date
  /** Raised by every save; a save that names an older one is refused. */
  revision: ColumnType<number, number | undefined, number>
}

/** One step of a record's history; rows can be added, never changed or removed. */
export interface AuditEntryTable {
  orgId: string
  id: string
  /** Order of writing within the database. */
  seq: Generated<string>
  /** The record audited. */
  objId: string
  nodeId: string
  status: string
  /** Who acted, as shown. */
  realName: string
  opinion: string
  accountId: string | null
  createdAt: Date
}

/** The next member number of a prefix (with its year); the row's lock makes the series gapless. */
export interface MemberNumCounterTable {
  orgId: string
  prefix: string
  next: number
}

export interface UploadedFileTable {
  orgId: string
  /** Storage path, unique; random, never the user's file name. */
  path: string
  name: string
  size: number
  contentType: string
  purpose: string
  /** Account id or proven mobile that asked for the upload; empty for anonymous. */
  owner: string
  createdAt: Date
  /** When a record first referred to it; unused files may be swept. */
  usedAt: Date | null
}
