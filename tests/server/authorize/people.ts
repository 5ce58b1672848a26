import { applied, applyInput, groupValues } from '../support/applications.ts'
import { changeAccount } from '../support/changeAccount.ts'
import type { TestApp } from '../support/openApp.ts'
import { positionValues, recommended, recommendedApplied } from '../support/orgApplications.ts'
import { DEMO, MECH, type Visitor, visitor } from '../support/visitor.ts'

/** Whose records there are: an individual's, a unit's, a recommended candidate's, and a member's for a position. */
export type RecordKind = 'individual' | 'group' | 'candidate' | 'position'

export const ROLES = [
  'anonymous',
  'applicant',
  'candidate',
  'candidateByGrant',
  'otherGrant',
  'member',
  'otherMember',
  'orgUser',
  'otherUnit',
  'staff',
  'elsewhere',
] as const
export type Role = (typeof ROLES)[number]

/** Who owns what; staff and whoever is elsewhere own nothing. */
export const OWNERS: Record<RecordKind, readonly Role[]> = {
  individual: ['applicant'],
  group: ['orgUser'],
  candidate: ['candidate'],
  position: ['member'],
}

export interface People {
  roles: Record<Role, Visitor>
  ids: Record<RecordKind, string>
}

/**
 * Somebody of every kind at the demonstration's site, and staff of another society at theirs. The member has named the
 * unit of `orgUser` in the profile.
 */
export async function peopleOf(server: TestApp): Promise<People> {
  const who = () => visitor(server)
  const loggedIn = async (name: string, password: string, there = who()) => {
    await there.login(name, password)
    return there
  }
  const roles: Record<Role, Visitor> = {
    anonymous: who(),
    applicant: who(),
    candidate: who(),
    candidateByGrant: who(),
    otherGrant: who(),
    member: await loggedIn('13800000001', 'Member-2026'),
    otherMember: await loggedIn('13800000002', 'Member-2026'),
    orgUser: await loggedIn('unit01', 'Unit-2026'),
    otherUnit: await loggedIn('unit02', 'Unit-2026'),
    staff: await loggedIn('staff', 'Staff-2026'),
    elsewhere: await loggedIn('staff', 'Staff-2026', visitor(server, 'mech.localhost', MECH)),
  }
  await recommended(roles.candidateByGrant, 'UR2CD2BL')
  await recommended(roles.otherGrant, 'P99QZV3S')
  const { id: memberId } = await roles.member.call('loginInfo', {})
  const { orgId: orgUnitId = null } = await roles.orgUser.call('loginInfo', {})
  await changeAccount(server, memberId, { orgUnitId })
  return { roles, ids: await recordsOf(server, roles) }
}

async function recordsOf(server: TestApp, roles: Record<Role, Visitor>) {
  const { applicant, orgUser, candidate, member } = roles
  const individual = await applied(server, applicant, '13944440001')
  const unit = applyInput('group', await groupValues(server, orgUser))
  const group = await orgUser.call('memberApply', unit)
  const recommendation = await recommendedApplied(server, candidate, '13944440002', 'UR2CD2BL')
  candidate.recommendation = undefined
  const formInfo = JSON.stringify(await positionValues(server, member, '13800000001'))
  const position = await member.call('orgApply', { orgId: DEMO, formInfo })
  return {
    individual: individual.id,
    group: group.id,
    candidate: recommendation.id,
    position: position.id,
  }
}
