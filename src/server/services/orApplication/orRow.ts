import type { Schema } from '#contract/calls.ts'
import { mask } from '#domain/mask.ts'
import type { OrApplicationRow } from '../../store/repositories/orApplicationQueries.ts'
import { mayDo } from '../authorize.ts'
import { withoutNulls } from '../shared/withoutNulls.ts'
import type { CallSubject } from '../subject.ts'
import type { OrWords } from './orWords.ts'

/** A row of the list 0205: the mobile in full only for whoever may read the record. */
export function orRow(
  row: OrApplicationRow,
  words: OrWords,
  subject: CallSubject,
): Schema<'OrRow'> {
  const { id, functionCode, subOrgId, session, status, mobile } = row
  const { oneOrType, twoOrType, approvalId, objId, objCodeId, memberId } = row
  const { orgName, tsaPosition, ptPosition } = row
  return {
    id,
    orgId: row.orgUnitId ?? row.orgId,
    functionCode,
    subOrgId,
    subOrgName: words.subOrgName(subOrgId),
    session,
    realName: row.realName ?? '',
    status,
    statusName: words.statusName(status),
    createAt: row.createdAt.toISOString(),
    ...withoutNulls({ oneOrType, twoOrType, approvalId, objId, objCodeId, memberId }),
    ...withoutNulls({ orgName, tsaPosition, ptPosition }),
    ...(mobile ? { maskMobile: mask('mobile', mobile) } : {}),
    ...(mobile && mayDo(subject, 'read', row) ? { mobile } : {}),
  }
}
