import type { ColumnType, Generated } from 'kysely'
import type { MemberCategory, MemberStatus } from '#contract/codes.ts'
import type { FileValue } from '#contract/formInfo.ts'
import type { FilePlaceName } from '../filePlaces.ts'
import type { Json } from './json.ts'

/** A member application, and after approval the member (specification, section 3). */
export interface MemberApplicationTable {
  orgId: string
  id: string
  oneMemberCode: MemberCategory
  oneMemberType: string
  twoMemberCode: string
  memberType: string
  /** The values; the definition is found by `formHash`. */
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
  /** Incremented by every save; a save based on an older one is refused. */
  revision: ColumnType<number, number | undefined, number>
  /** When personal data was removed from it: the account was closed, or the retention period was over. */
  clearedAt: ColumnType<Date | null, Date | null | undefined, Date | null>
}

/** One step of a record's history; append-only. */
export interface AuditEntryTable {
  orgId: string
  id: string
  /** Insertion order within the database. */
  seq: Generated<string>
  /** The record audited. */
  objId: string
  nodeId: string
  status: string
  /** Actor's name as shown. */
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
  /** When a record first referred to it; null while none does. */
  usedAt: Date | null
  /** Hash of the form it was uploaded into; empty if not given. */
  formHash: Generated<string>
  /** When the last record released it. */
  releasedAt: Date | null
  /** When the sweep claimed it: it will be deleted, and no record can attach it any more. */
  sweptAt: Date | null
}

/** A reference of a record's place to a file. */
export interface FileHoldingTable {
  orgId: string
  path: string
  /** The record's id. */
  holder: string
  place: FilePlaceName
}
