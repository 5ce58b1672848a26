import { UserType } from '#contract/codes.ts'

/** What of a record tells whose it is. `orgId` is the unit it belongs to, not the site. */
export interface OwnedRecord {
  id?: string
  mobile?: string
  objId?: string
  orgId?: string
}

/** Who asks: the logged-in user, and what this browser has proven by SMS code or recommendation check. */
export interface Subject {
  mobile?: string
  userType?: string
  orgId?: string
  /** Newest first. */
  provenMobiles?: readonly string[]
  provenObjId?: string
  provenRecordId?: string
}

const same = (left: string | undefined, right: string | undefined): boolean =>
  left !== undefined && left !== '' && left === right

/**
 * Ownership before acting on a record (specification, section 5): the user's or a proven mobile is the record's,
 * the validated objId or record is this one, or an organisation user acts for its own organisation.
 */
export function ownsRecord(record: OwnedRecord, subject: Subject): boolean {
  return (
    same(record.mobile, subject.mobile) ||
    (subject.provenMobiles ?? []).some((mobile) => same(record.mobile, mobile)) ||
    same(record.objId, subject.provenObjId) ||
    same(record.id, subject.provenRecordId) ||
    (subject.userType === UserType.Organisation && same(record.orgId, subject.orgId))
  )
}
