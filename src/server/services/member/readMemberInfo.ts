import type { Schema } from '#contract/calls.ts'
import { mask } from '#domain/mask.ts'
import type { CallRequest } from '../../binder/callRequest.ts'
import { mayDo } from '../authorize.ts'
import { withoutNulls } from '../shared/withoutNulls.ts'
import { findRecord } from './findRecord.ts'
import { endOfDay } from './records.ts'

/** Member info of the specification, section 3; the mobile in full only for whoever may read the record. */
export async function readMemberInfo({
  input,
  org,
  subject,
  parts,
}: CallRequest<'memberInfo'>): Promise<Schema<'MemberInfo'>> {
  const record = await parts.store.tx(org.orgId, (tx) => findRecord(tx, input.id, subject, 'look'))
  const { id, oneMemberCode, memberType, memberNum, sex, orgName, mobile, endAt } = record
  return {
    id,
    oneMemberCode,
    memberType,
    realName: record.realName ?? '',
    ...withoutNulls({ memberNum, sex, orgName }),
    ...(endAt ? { endAt: endOfDay(endAt) } : {}),
    ...(mobile ? { maskMobile: mask('mobile', mobile) } : {}),
    ...(mobile && mayDo(subject, 'read', record) ? { mobile } : {}),
  }
}
