import { MemberCategory } from '#contract/codes.ts'
import { countApplications } from '../../store/repositories/applicationQueries.ts'
import type { Application } from '../../store/repositories/applications.ts'
import type { Tx } from '../../store/store.ts'
import { oneAtATime } from '../idempotency/oneAtATime.ts'

type Type = Pick<Application, 'oneMemberCode' | 'memberType'>
type Owner = Pick<Application, 'mobile' | 'orgUnitId'>

/**
 * Whether there is an application of this mobile (individuals) or unit (groups) for the member type; one is allowed.
 * Rivals with the same answer wait until this transaction ends.
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
  return (await countApplications(tx, { oneMemberCode, memberType, ...owner })) > 0
}
