import type { Schema } from '#contract/calls.ts'
import { mask } from '#domain/mask.ts'
import type { CallContext } from '../../binder/callRequest.ts'
import type { ApplicationRow } from '../../store/repositories/applicationQueries.ts'
import { mayDo } from '../authorize.ts'
import { withoutNulls } from '../shared/withoutNulls.ts'
import { objIdOf } from './memberTypes.ts'
import type { MemberWords } from './memberWords.ts'

/** What anybody may see of an approved member. */
export function directoryRow(row: ApplicationRow, words: MemberWords): Schema<'DirectoryRow'> {
  const { id, oneMemberCode, oneMemberType, twoMemberCode, memberType, mobile } = row
  const { photo, sex, areaCode, orgName, memberNum, introduction } = row
  return {
    id,
    realName: row.realName ?? '',
    oneMemberCode,
    oneMemberType,
    twoMemberCode,
    memberType,
    memberTypeName: words.memberTypeName(memberType),
    ...withoutNulls({ photo, sex, areaCode, orgName, memberNum, introduction }),
    ...(mobile ? { maskMobile: mask('mobile', mobile) } : {}),
  }
}

/** A row of the status query: the mobile in full, and the unit, only for whoever may read the record. */
export function memberRow(
  row: ApplicationRow,
  words: MemberWords,
  { subject, now }: Pick<CallContext, 'subject' | 'now'>,
): Schema<'MemberRow'> {
  const open = mayDo(subject, 'read', row)
  const { mobile, orgUnitId } = row
  const standing = words.standing(row, now)
  return {
    ...directoryRow(row, words),
    objId: objIdOf(row),
    status: row.status,
    statusName: words.standingName(row, now),
    ...(standing ? { standing } : {}),
    createAt: row.createdAt.toISOString(),
    hasHistory: words.hasHistory(row),
    ...(row.endAt ? { endAt: endOfDay(row.endAt) } : {}),
    ...(open ? withoutNulls({ mobile, orgId: orgUnitId }) : {}),
  }
}

/** A day paid for ends at midnight in Beijing. */
export const endOfDay = (day: string): string => new Date(`${day}T23:59:59+08:00`).toISOString()
