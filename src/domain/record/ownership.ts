import { UserType } from '#contract/codes.ts'

/** The parts of a record that decide its owner. `orgId` is the unit it belongs to, not the site. */
export interface OwnedRecord {
  id?: string
  /** The account that made it. */
  accountId?: string
  mobile?: string
  /** Last four of its card number, where its mobile alone opens it no more. */
  cardTail?: string
  orgId?: string
}

/** A mobile proven together with the last four of a card number. */
export interface ProvenCard {
  mobile: string
  cardTail: string
}

/** The subject of the check: the logged-in user, and the mobile numbers this browser has verified by SMS code. */
export interface Subject {
  /** The account. */
  id?: string
  mobile?: string
  userType?: string
  orgId?: string
  /** Newest first. */
  provenMobiles?: readonly string[]
  provenCards?: readonly ProvenCard[]
}

const same = (left: string | undefined, right: string | undefined): boolean =>
  left !== undefined && left !== '' && left === right

/**
 * Returns whether the subject owns a record and may act on it (specification, section 5): the user's account created
 * it, the user's or a verified mobile number is the record's, or an organisation user acts for its own organisation.
 * Mobile numbers change owners: a record with a `cardTail` requires it besides the mobile number (decision 0238). A
 * checked recommendation creates an application and opens no existing one (decision 0237).
 */
export function ownsRecord(record: OwnedRecord, subject: Subject): boolean {
  return (
    same(record.accountId, subject.id) ||
    (hasMobile(record, subject) && hasCard(record, subject)) ||
    (subject.userType === UserType.Organisation && same(record.orgId, subject.orgId))
  )
}

const hasMobile = ({ mobile }: OwnedRecord, subject: Subject): boolean =>
  [subject.mobile, ...(subject.provenMobiles ?? [])].some((one) => same(mobile, one))

const hasCard = ({ mobile, cardTail }: OwnedRecord, { provenCards = [] }: Subject): boolean =>
  cardTail === undefined ||
  provenCards.some((one) => same(one.mobile, mobile) && same(one.cardTail, cardTail))
