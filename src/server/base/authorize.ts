import { UserType } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { ownValue } from '#contract/record.ts'
import { cardTailOf } from '#domain/person/cardTail.ts'
import { holds } from '#domain/person/holds.ts'
import { type OwnedRecord, ownsRecord } from '#domain/record/ownership.ts'
import { Refusal } from '#server/messages/refusal.ts'
import names from '#server/messages/rights.json' with { type: 'json' }
import { type CallSubject, ownershipSubject } from './subject.ts'

/** Access to a record by its id. `look` is the masked view open to anyone with the id. */
export type RecordAccess = 'look' | 'read' | 'change'

/** Record columns that determine its owner. */
export interface RecordFacts {
  id: string
  mobile: string | null
  cardNo: string | null
  orgUnitId: string | null
  accountId: string | null
  createdAt: Date
}

type Rule = (subject: CallSubject, record: RecordFacts, now: Date) => boolean

const owns: Rule = (subject, record, now) =>
  ownsRecord(ownedFacts(record, now), ownershipSubject(subject))

/** A mobile number is reassigned to someone else after three months at the earliest. */
const SAME_HOLDER_MS = 90 * 24 * 3600 * 1000

/**
 * True when the record's mobile opens it only together with the last four characters of its card number (decision
 * 0238).
 */
export const asksCard = ({ cardNo, createdAt }: RecordFacts, now: Date): boolean =>
  !!cardNo && now.getTime() - createdAt.getTime() > SAME_HOLDER_MS

const RULES: Record<RecordAccess, Rule> = {
  look: () => true,
  read: (subject, record, now) => subject.opensOthers === true || owns(subject, record, now),
  change: owns,
}

/** True when the subject has the access. The record must already be one of the site's organisation. */
export function mayDo(
  subject: CallSubject,
  access: RecordAccess,
  record: RecordFacts,
  now: Date,
): boolean {
  return RULES[access](subject, record, now)
}

/** True when the mobile matches and only the card number is missing. */
const wantsCard = (subject: CallSubject, record: RecordFacts, now: Date): boolean =>
  asksCard(record, now) && ownsRecord({ mobile: record.mobile ?? '' }, ownershipSubject(subject))

/**
 * The access check of every call that names a record: throws NotLoggedIn for anonymous callers, Forbidden for others.
 */
export function authorize(
  subject: CallSubject,
  access: RecordAccess,
  record: RecordFacts,
  now: Date,
): void {
  if (mayDo(subject, access, record, now)) return
  if (subject.account || subject.provenMobiles)
    throw new Refusal(
      RefusalCode.Forbidden,
      wantsCard(subject, record, now) ? 'cardUnproven' : 'noPermission',
    )
  throw new Refusal(RefusalCode.NotLoggedIn, 'mobileUnproven')
}

/** Returns the record if it exists and the subject has the access to it; throws NotFound or as `authorize` otherwise. */
export function allowed<R extends RecordFacts>(
  found: R | undefined,
  subject: CallSubject,
  access: RecordAccess,
  now: Date,
): R {
  if (!found) throw new Refusal(RefusalCode.NotFound, 'noSuchRecord')
  authorize(subject, access, found, now)
  return found
}

/**
 * True for staff with the right, or with any of a group of rights given by its prefix, such as `audit`. Rights rest while
 * a second factor is due.
 */
export const holdsRight = ({ account, factorDue }: CallSubject, need: string): boolean =>
  account !== undefined && !factorDue && holds(account.rights, need)

/**
 * Checks a staff right. `calls` applies it for the rights that the contract names; a service applies it for rights that
 * depend on the record.
 * @throws NotLoggedIn for anonymous callers, Forbidden without the right
 */
export function requireRight(subject: CallSubject, need: string): void {
  const { userType } = requireAccount(subject)
  if (holdsRight(subject, need)) return
  if (userType !== UserType.Staff) throw new Refusal(RefusalCode.Forbidden, 'noPermission')
  throw new Refusal(RefusalCode.Forbidden, 'rightMissing', {
    right: ownValue(names, need) ?? need,
  })
}

/**
 * Returns the caller's account.
 * @throws NotLoggedIn without one
 */
export function requireAccount({ account }: CallSubject) {
  if (!account) throw new Refusal(RefusalCode.NotLoggedIn, 'loginRequired')
  return account
}

/**
 * Returns the organisation user's account with its unit; only these may make group applications.
 * @throws NotLoggedIn for anonymous callers, Forbidden for other accounts
 */
export function requireOrgUser({ account }: CallSubject) {
  if (account?.userType !== UserType.Organisation || !account.orgUnitId)
    throw new Refusal(account ? RefusalCode.Forbidden : RefusalCode.NotLoggedIn, 'orgUserRequired')
  return { ...account, orgUnitId: account.orgUnitId }
}

function ownedFacts(record: RecordFacts, now: Date): OwnedRecord {
  const { cardNo } = record
  return {
    id: record.id,
    ...(record.accountId ? { accountId: record.accountId } : {}),
    ...(cardNo && asksCard(record, now) ? { cardTail: cardTailOf(cardNo) } : {}),
    ...(record.mobile ? { mobile: record.mobile } : {}),
    ...(record.orgUnitId ? { orgId: record.orgUnitId } : {}),
  }
}
