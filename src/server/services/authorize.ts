import { UserType } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { ownValue } from '#contract/record.ts'
import { holds } from '#domain/holds.ts'
import { type OwnedRecord, ownsRecord } from '#domain/ownership.ts'
import names from '../messages/rights.json' with { type: 'json' }
import { Refusal } from '../refusal.ts'
import { type CallSubject, ownershipSubject } from './subject.ts'

/** What can be done with a record by its id. `look` is the masked view that everybody with the id may have. */
export type RecordDeed = 'look' | 'read' | 'change'

/** The facts of a record that decide whose it is. */
export interface RecordFacts {
  id: string
  mobile: string | null
  orgUnitId: string | null
}

type Rule = (subject: CallSubject, record: RecordFacts) => boolean

const owns: Rule = (subject, record) => ownsRecord(ownedFacts(record), ownershipSubject(subject))

const RULES: Record<RecordDeed, Rule> = {
  look: () => true,
  read: (subject, record) => subject.opensOthers === true || owns(subject, record),
  change: owns,
}

/** Whether the subject may do it. The record was found inside the site's organisation already. */
export function mayDo(subject: CallSubject, deed: RecordDeed, record: RecordFacts): boolean {
  return RULES[deed](subject, record)
}

/** The one gate of every call that names a record: NotLoggedIn for nobody in particular, Forbidden for somebody else. */
export function authorize(subject: CallSubject, deed: RecordDeed, record: RecordFacts): void {
  if (mayDo(subject, deed, record)) return
  if (subject.account || subject.provenMobiles)
    throw new Refusal(RefusalCode.Forbidden, 'noPermission')
  throw new Refusal(RefusalCode.NotLoggedIn, 'mobileUnproven')
}

/** Whether the subject is staff with what is needed: a right, or what several begin with, such as `audit`. */
export const holdsRight = ({ account }: CallSubject, need: string): boolean =>
  account !== undefined && holds(account.rights, need)

/**
 * The one gate of what staff do. The binder asks it for the rights the contract names; a service asks it for what only
 * the record tells.
 */
export function requireRight(subject: CallSubject, need: string): void {
  const { userType } = requireAccount(subject)
  if (holdsRight(subject, need)) return
  if (userType !== UserType.Staff) throw new Refusal(RefusalCode.Forbidden, 'noPermission')
  throw new Refusal(RefusalCode.Forbidden, 'rightMissing', {
    right: ownValue(names, need) ?? need,
  })
}

/** The account of a call that needs a login. */
export function requireAccount({ account }: CallSubject) {
  if (!account) throw new Refusal(RefusalCode.NotLoggedIn, 'loginRequired')
  return account
}

/** The account of an organisation user with its unit; group applications are for them alone. */
export function requireOrgUser({ account }: CallSubject) {
  if (account?.userType !== UserType.Organisation || !account.orgUnitId)
    throw new Refusal(account ? RefusalCode.Forbidden : RefusalCode.NotLoggedIn, 'orgUserRequired')
  return { ...account, orgUnitId: account.orgUnitId }
}

function ownedFacts(record: RecordFacts): OwnedRecord {
  return {
    id: record.id,
    ...(record.mobile ? { mobile: record.mobile } : {}),
    ...(record.orgUnitId ? { orgId: record.orgUnitId } : {}),
  }
}
