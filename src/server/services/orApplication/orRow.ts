import type { Schema } from '#contract/calls.ts'
import type { OrgApplicationRow } from '../../store/repositories/orgApplications.ts'
import { ownershipOf } from '../application/ownershipOf.ts'
import { mayDo } from '../authorize.ts'
import type { CallFacts } from '../call.ts'
import { maskedMobile } from '../shared/maskedMobile.ts'
import { withoutNulls } from '../shared/withoutNulls.ts'
import type { OrWords } from './orWords.ts'

/**
 * A row of the list 0205: its columns for everybody, the rest only for whoever may read the record, the number in full
 * for its owner alone (decision 0258).
 */
export function orRow(
  row: OrgApplicationRow,
  words: OrWords,
  { subject, now }: Pick<CallFacts, 'subject' | 'now'>,
): Schema<'OrRow'> {
  const { id, functionCode, subOrgId, session, status, mobile } = row
  return {
    id,
    functionCode,
    subOrgName: words.subOrgName(subOrgId),
    session,
    realName: row.realName ?? '',
    status,
    statusName: words.statusName(status),
    ...maskedMobile(mobile),
    ...(mayDo(subject, 'read', row, now) ? orFacts(row) : {}),
    ...(mobile && mayDo(subject, 'change', row, now) ? { mobile } : {}),
    ...ownershipOf(subject, row, now),
  }
}

/** What of a row its owner and staff see besides. */
export function orFacts(row: OrgApplicationRow) {
  const { subOrgId, oneOrType, twoOrType, approvalId, objId, objCodeId, memberId } = row
  const { orgName, tsaPosition, ptPosition } = row
  return {
    orgId: row.orgUnitId ?? row.orgId,
    subOrgId,
    createAt: row.createdAt.toISOString(),
    ...withoutNulls({ oneOrType, twoOrType, approvalId, objId, objCodeId, memberId }),
    ...withoutNulls({ orgName, tsaPosition, ptPosition }),
  }
}
