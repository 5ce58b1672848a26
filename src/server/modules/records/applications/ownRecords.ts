import type { RecordCategory } from '#domain/record/statusActions.ts'
import { asksCard, mayDo, type RecordFacts } from '#server/base/authorize.ts'
import { type CallSubject, isOrgUser } from '#server/base/subject.ts'
import type { Tx } from '#server/store/store.ts'
import type { PersonOwner } from '../repositories/applicationFilter.ts'
import { APPLICATIONS, type ListedApplication } from '../repositories/applicationRegistry.ts'
import { listRecordsOfPerson } from '../repositories/applicationsOfPerson.ts'
import type { Application } from '../repositories/applicationTables.ts'

/** Filter for applications of any type. */
export interface OwnFilter {
  orgUnitId?: string | undefined
  owner?: PersonOwner | undefined
}

interface OwnedRecord {
  category: RecordCategory
  record: Application
}

/**
 * Filter for the records a subject sees without a keyword: all for staff with the call's right, the unit's for an
 * organisation user, otherwise those of the account and mobile, or of the mobile proven last; undefined for anonymous
 * callers.
 */
export function ownFilter(subject: CallSubject): OwnFilter | undefined {
  if (subject.opensOthers) return {}
  if (isOrgUser(subject)) return { orgUnitId: subject.account?.orgUnitId ?? undefined }
  const owner = personOf(subject)
  return owner && { owner }
}

function personOf({ account, provenMobiles }: CallSubject): PersonOwner | undefined {
  if (account) return { accountId: account.id, mobile: account.mobile ?? undefined }
  const mobile = provenMobiles?.[0]
  return mobile === undefined ? undefined : { mobile }
}

/** Records of any type the person owns now, without those that require more proof than their mobile. */
export async function ownedRecords(
  tx: Tx,
  subject: CallSubject,
  person: PersonOwner,
): Promise<ListedApplication[]> {
  const records = await listRecordsOfPerson(tx, person)
  return records.filter((record) => mayDo(subject, 'change', record, tx.now))
}

/**
 * As `ownedRecords`, each locked until the transaction ends, in the order of their ids; without one that somebody else
 * has come to own meanwhile. The account is locked first.
 */
export async function lockOwnedRecords(
  tx: Tx,
  subject: CallSubject,
  person: PersonOwner,
): Promise<OwnedRecord[]> {
  const found = await ownedRecords(tx, subject, person)
  const locked: OwnedRecord[] = []
  for (const { category, id } of found.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const record = await APPLICATIONS[category].lock(tx, id)
    if (record && mayDo(subject, 'change', record, tx.now)) locked.push({ category, record })
  }
  return locked
}

/** Ownership flags for the browser's guard: `isOwn`, or `asksCard` when the mobile alone would not open the record. */
export function ownershipOf(subject: CallSubject, row: RecordFacts, now: Date) {
  if (mayDo(subject, 'change', row, now)) return { isOwn: true as const }
  return asksCard(row, now) ? { asksCard: true as const } : {}
}
