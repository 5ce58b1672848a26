import { UserType } from '#contract/codes.ts'

/** What of a record tells whose it is. `orgId` is the unit it belongs to, not the site. */
export interface OwnedRecord {
  id?: string
  mobile?: string
  orgId?: string
}

/** Who asks: the logged-in user, and what this browser has proven by SMS code. */
export interface Subject {
  mobile?: string
  userType?: string
  orgId?: string
  /** Newest first. */
  provenMobiles?: readonly string[]
}

const same = (left: string | undefined, right: string | undefined): boolean =>
  left !== undefined && left !== '' && left === right

/**
 * Ownership before acting on a record (specification, section 5): the user's or a proven mobile is the record's,
 * or an organisation user acts for its own organisation. A checked recommendation makes an application and opens none
 * that exists (decision 0237).
 */
export function ownsRecord(record: OwnedRecord, subject: Subject): boolean {
  return (
    same(record.mobile, subject.mobile) ||
    (subject.provenMobiles ?? []).some((mobile) => same(record.mobile, mobile)) ||
    (subject.userType === UserType.Organisation && same(record.orgId, subject.orgId))
  )
}
