import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallInput, OperationId } from '#contract/calls.ts'
import { applied, applyInput, groupValues } from '../support/applications.ts'
import { openApp, type TestApp } from '../support/openApp.ts'
import { MECH, type Visitor, visitor } from '../support/visitor.ts'

type Role = 'anonymous' | 'otherMember' | 'otherOrg' | 'owner' | 'orgUser' | 'otherUnit' | 'staff'

let server: TestApp
let roles: Record<Role, Visitor>
let ids: { individual: string; group: string }

beforeAll(async () => {
  server = await openApp()
  const who = (host?: string, orgId?: string) => visitor(server, host, orgId)
  roles = {
    anonymous: who(),
    otherMember: who(),
    otherOrg: who('mech.localhost', MECH),
    owner: who(),
    orgUser: who(),
    otherUnit: who(),
    staff: who(),
  }
  await roles.otherMember.login('13800000002', 'Member-2026')
  await roles.otherOrg.login('staff', 'Staff-2026')
  await roles.orgUser.login('unit01', 'Unit-2026')
  await roles.otherUnit.login('unit02', 'Unit-2026')
  await roles.staff.login('staff', 'Staff-2026')
  const own = await applied(server, roles.owner, '13944440001')
  const unit = await roles.orgUser.call(
    'memberApply',
    applyInput('group', await groupValues(server, roles.orgUser)),
  )
  ids = { individual: own.id, group: unit.id }
})
afterAll(() => server.close())

type Row = Record<Role, number>

const OWNER_OR_STAFF: Row = {
  anonymous: 401,
  otherMember: 403,
  otherOrg: 404,
  owner: 200,
  orgUser: 403,
  otherUnit: 403,
  staff: 200,
}
const OF_THE_UNIT: Row = { ...OWNER_OR_STAFF, owner: 403, orgUser: 200 }
const ANYBODY_HERE: Row = {
  anonymous: 200,
  otherMember: 200,
  otherOrg: 404,
  owner: 200,
  orgUser: 200,
  otherUnit: 200,
  staff: 200,
}
/** 409: allowed, but the status named is not the record's. */
const OWNER_CHANGES: Row = { ...OWNER_OR_STAFF, owner: 409, staff: 403 }
const UNIT_CHANGES: Row = { ...OF_THE_UNIT, orgUser: 409, staff: 403 }
const STAFF_DECIDES: Row = {
  anonymous: 401,
  otherMember: 403,
  otherOrg: 404,
  owner: 401,
  orgUser: 403,
  otherUnit: 403,
  staff: 409,
}

const stale = { status: '03', optionCode: '03' } as const
const decision = { status: '05', decision: 'approve', opinion: '' } as const

/** Every call that names a record, with who may what on an individual's and on a unit's record. */
const CASES: [id: OperationId, more: object, individual: Row, group: Row][] = [
  ['memberDetail', {}, OWNER_OR_STAFF, OF_THE_UNIT],
  ['memberFormInfo', {}, OWNER_OR_STAFF, OF_THE_UNIT],
  ['memberPrint', {}, OWNER_OR_STAFF, OF_THE_UNIT],
  ['memberInfo', {}, ANYBODY_HERE, ANYBODY_HERE],
  ['auditHistory', {}, ANYBODY_HERE, ANYBODY_HERE],
  ['memberStatus', stale, OWNER_CHANGES, UNIT_CHANGES],
  ['updateMemberStatus', stale, OWNER_CHANGES, UNIT_CHANGES],
  ['auditDecide', decision, STAFF_DECIDES, STAFF_DECIDES],
]

describe.each(CASES)('%s', (id, more, individual, group) => {
  const statusOf = async (role: Role, record: string) =>
    (await roles[role].ask(id, { id: record, ...more } as CallInput<typeof id>)).status

  test.each(Object.entries(individual))('individual record, %s: %i', async (role, status) => {
    expect(await statusOf(role as Role, ids.individual)).toBe(status)
  })
  test.each(Object.entries(group))('unit record, %s: %i', async (role, status) => {
    expect(await statusOf(role as Role, ids.group)).toBe(status)
  })
})

test('open answers hold no full mobile, the owner’s does', async () => {
  const open = await roles.anonymous.call('memberInfo', { id: ids.individual })
  expect(open).toMatchObject({ maskMobile: '139****0001' })
  expect(JSON.stringify(open)).not.toContain('13944440001')
  const own = await roles.owner.call('memberInfo', { id: ids.individual })
  expect(own.mobile).toBe('13944440001')
})

test.each(['anonymous', 'otherMember', 'orgUser'] as const)(
  '%s sees no audit desk',
  async (role) => {
    const { status } = await roles[role].ask('auditPage', { kind: 'member', current: 1, size: 10 })
    expect(status).toBe(role === 'anonymous' ? 401 : 403)
  },
)

test('a profile is for its user and for staff', async () => {
  const { id: userId } = await roles.otherMember.call('loginInfo', {})
  expect(await roles.otherMember.ask('userDetail', { userId })).toMatchObject({ status: 200 })
  expect(await roles.staff.ask('userDetail', { userId })).toMatchObject({ status: 200 })
  expect(await roles.orgUser.ask('userDetail', { userId })).toMatchObject({ status: 403 })
  expect(await roles.anonymous.ask('userDetail', { userId })).toMatchObject({ status: 401 })
})
