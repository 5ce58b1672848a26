import type { CallData, Schema } from '#contract/calls.ts'
import type { PersonOwner } from '../../store/repositories/applicationFilter.ts'
import {
  type PersonRecord,
  pageRecordsOfOwner,
} from '../../store/repositories/applicationsOfPerson.ts'
import { ownershipOf } from '../application/ownershipOf.ts'
import type { RecordParts } from '../application/recordParts.ts'
import { requireAccount } from '../authorize.ts'
import type { Call, CallFacts } from '../call.ts'
import { type MemberWords, memberWords } from '../member/memberWords.ts'
import { endOfDay } from '../member/records.ts'
import { type OrWords, orWords } from '../orApplication/orWords.ts'
import { maskedMobile } from '../shared/maskedMobile.ts'
import { withoutNulls } from '../shared/withoutNulls.ts'
import { type CallSubject, isOrgUser } from '../subject.ts'

/** What a login has applied for, of both categories, newest first; an organisation user sees the unit's. */
export async function listOwn({
  input,
  org,
  subject,
  now,
  parts,
}: Call<'myApplicationPage', 'org' | 'subject' | 'now', RecordParts>): Promise<
  CallData<'myApplicationPage'>
> {
  const owner = ownerOf(subject)
  const configuration = await parts.configuration.of(org.orgId)
  const words = {
    member: memberWords(configuration, parts.shared),
    organisation: orWords(configuration, parts.shared),
  }
  const { records, total } = await parts.store.tx(org.orgId, (tx) =>
    pageRecordsOfOwner(tx, owner, input),
  )
  return { records: records.map((row) => rowOf(row, words, { subject, now })), total }
}

function ownerOf(subject: CallSubject): PersonOwner {
  const { id: accountId, mobile, orgUnitId } = requireAccount(subject)
  if (isOrgUser(subject) && orgUnitId) return { orgUnitId }
  return { accountId, mobile: mobile ?? undefined }
}

function rowOf(
  row: PersonRecord,
  words: { member: MemberWords; organisation: OrWords },
  { subject, now }: Pick<CallFacts, 'subject' | 'now'>,
): Schema<'MyApplication'> {
  const common = {
    id: row.id,
    createAt: row.createdAt.toISOString(),
    updateAt: row.updatedAt.toISOString(),
    ...withoutNulls({ realName: row.realName, orgName: row.orgName }),
    ...maskedMobile(row.mobile),
    ...ownershipOf(subject, row, now),
  }
  if (row.category === 'organisation') {
    const { category: kind, status, functionCode, subOrgId } = row
    const { statusName, subOrgName } = words.organisation
    const typeName = subOrgName(subOrgId)
    return { ...common, kind, status, functionCode, typeName, statusName: statusName(status) }
  }
  const { category: kind, status, oneMemberCode, memberType, memberNum, endAt } = row
  return {
    ...common,
    kind,
    status,
    oneMemberCode,
    typeName: words.member.memberTypeName(memberType),
    statusName: words.member.standingName(row, now),
    ...withoutNulls({ memberNum }),
    ...(endAt ? { endAt: endOfDay(endAt) } : {}),
  }
}
