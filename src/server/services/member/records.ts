import type { Schema } from '#contract/calls.ts'
import { MemberCategory } from '#contract/codes.ts'
import type { MemberApplicationRow } from '../../store/repositories/memberApplications.ts'
import { ownershipOf } from '../application/ownershipOf.ts'
import { mayDo } from '../authorize.ts'
import type { CallFacts } from '../call.ts'
import { maskedMobile } from '../shared/maskedMobile.ts'
import { withoutNulls } from '../shared/withoutNulls.ts'
import { objIdOf } from './memberTypes.ts'
import type { MemberWords } from './memberWords.ts'

/** Public view of an approved member: the directory's columns, for a unit also its introduction. */
export function directoryRow(
  row: MemberApplicationRow,
  words: MemberWords,
): Schema<'DirectoryRow'> {
  const { introduction } = row
  return { ...columnsOf(row, words), ...(isGroup(row) ? withoutNulls({ introduction }) : {}) }
}

/**
 * A row of the status query: its columns for all, the rest only for subjects who may read the record, the unmasked
 * mobile for its owner alone (decision 0258).
 */
export function memberRow(
  row: MemberApplicationRow,
  words: MemberWords,
  { subject, now }: Pick<CallFacts, 'subject' | 'now'>,
): Schema<'MemberRow'> {
  const open = mayDo(subject, 'read', row, now)
  const { mobile } = row
  return {
    ...columnsOf(row, words),
    objId: objIdOf(row),
    status: row.status,
    statusName: open ? words.standingName(row, now) : words.statusName(row.status),
    hasHistory: words.hasHistory(row),
    ...(open ? factsOf(row, words, now) : {}),
    ...(mobile && mayDo(subject, 'change', row, now) ? { mobile } : {}),
    ...ownershipOf(subject, row, now),
  }
}

const isGroup = ({ oneMemberCode }: MemberApplicationRow) => oneMemberCode === MemberCategory.Group

/** Area is included for groups only. */
function columnsOf(row: MemberApplicationRow, words: MemberWords) {
  const { id, oneMemberCode, oneMemberType, twoMemberCode, memberType, mobile } = row
  const { sex, areaCode, orgName, memberNum } = row
  return {
    id,
    realName: row.realName ?? '',
    oneMemberCode,
    oneMemberType,
    twoMemberCode,
    memberType,
    memberTypeName: words.memberTypeName(memberType),
    ...withoutNulls({ sex, orgName, memberNum }),
    ...(isGroup(row) ? withoutNulls({ areaCode }) : {}),
    ...maskedMobile(mobile),
  }
}

/** Further columns for the owner and staff. */
function factsOf(row: MemberApplicationRow, words: MemberWords, now: Date) {
  const { photo, areaCode, introduction, orgUnitId: orgId, endAt } = row
  const standing = words.standing(row, now)
  return {
    ...withoutNulls({ photo, areaCode, introduction, orgId }),
    ...(standing ? { standing } : {}),
    createAt: row.createdAt.toISOString(),
    ...(endAt ? { endAt: endOfDay(endAt) } : {}),
  }
}

/** A paid day ends at midnight in Beijing. */
export const endOfDay = (day: string): string => new Date(`${day}T23:59:59+08:00`).toISOString()
