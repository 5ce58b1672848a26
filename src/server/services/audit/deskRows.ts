import type { Schema } from '#contract/calls.ts'
import type { MemberApplicationRow } from '../../store/repositories/memberApplications.ts'
import type { OrgApplicationRow } from '../../store/repositories/orgApplications.ts'
import type { MemberWords } from '../member/memberWords.ts'
import type { OrWords } from '../orApplication/orWords.ts'
import { maskedMobile } from '../shared/maskedMobile.ts'
import { withoutNulls } from '../shared/withoutNulls.ts'

/** A membership application as the desk lists it. */
export function memberDeskRow(row: MemberApplicationRow, words: MemberWords): Schema<'AuditRow'> {
  const { oneMemberCode, memberType, orgName, areaCode, mobile, memberNum } = row
  return {
    ...common(row, words),
    kind: 'member',
    oneMemberCode,
    memberType,
    typeName: words.memberTypeName(memberType),
    ...maskedMobile(mobile),
    ...withoutNulls({ orgName, areaCode, memberNum }),
  }
}

/** An organisation application as the desk lists it. */
export function orDeskRow(row: OrgApplicationRow, words: OrWords): Schema<'AuditRow'> {
  const { functionCode, subOrgId, session, orgName, mobile, tsaPosition } = row
  return {
    ...common(row, words),
    kind: 'organisation',
    functionCode,
    session,
    typeName: words.subOrgName(subOrgId),
    ...maskedMobile(mobile),
    ...withoutNulls({ orgName, tsaPosition }),
  }
}

interface Shared<Status> {
  id: string
  realName: string | null
  status: Status
  createdAt: Date
  updatedAt: Date
}

const common = <Status extends string>(
  { id, realName, status, createdAt, updatedAt }: Shared<Status>,
  { statusName }: Pick<OrWords, 'statusName'>,
) => ({
  id,
  realName: realName ?? '',
  status,
  statusName: statusName(status),
  createAt: createdAt.toISOString(),
  updateAt: updatedAt.toISOString(),
})
