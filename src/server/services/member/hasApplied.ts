import { MemberCategory } from '#contract/codes.ts'
import {
  type MemberApplication,
  memberApplications,
} from '../../store/repositories/memberApplications.ts'
import type { Tx } from '../../store/store.ts'
import { oneAtATime } from '../idempotency/oneAtATime.ts'

type Type = Pick<MemberApplication, 'oneMemberCode' | 'memberType'>
type Owner = Pick<MemberApplication, 'mobile' | 'orgUnitId'>

/**
 * True when this mobile (individuals) or unit (groups) already has an application for the member type; only one is
 * allowed. A concurrent application of the same applicant and type waits until this transaction ends.
 */
export async function hasApplied(
  tx: Tx,
  { mobile, orgUnitId }: Owner,
  { oneMemberCode, memberType }: Type,
): Promise<boolean> {
  const isGroup = oneMemberCode === MemberCategory.Group
  const who = (isGroup ? orgUnitId : mobile) ?? ''
  await oneAtATime(tx, `apply:${oneMemberCode}:${memberType}:${who}`)
  const owner = isGroup ? { orgUnitId: who } : { mobile: who }
  return (await memberApplications.count(tx, { oneMemberCode, memberType, ...owner })) > 0
}
