import { UserType } from '#contract/codes.ts'
import { RefusalCode } from '#contract/envelope.ts'
import { type OwnedRecord, ownsRecord } from '#domain/ownership.ts'
import { Refusal } from '../refusal.ts'
import { type CallSubject, isStaff, ownershipSubject } from './subject.ts'

/** What can be done with a record by its id. `look` is the masked view that everybody with the id may have. */
export type RecordDeed = 'look' | 'read' | 'change' | 'audit'

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
  read: (subject, record) => isStaff(subject) || owns(subject, record),
  change: owns,
  audit: isStaff,
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
  throw new Refusal(RefusalCode.NotLoggedIn, deed === 'audit' ? 'loginRequired' : 'mobileUnproven')
}

/** For calls of the audit desk that name no record. */
export function requireStaff(subject: CallSubject): void {
  authorize(subject, 'audit', { id: '', mobile: null, orgUnitId: null })
}

/** The account of a call that needs a login; of staff only, when asked so. */
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
